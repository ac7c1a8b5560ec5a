// What is wrong with a page at its size: text cut or spilled, controls over each other, targets and signs too small.
({ phone, fixed }) => {
  const SLACK = 1.5; // px that rounding may cost
  const LEAST = { letters: 10.9, sign: 15.9, target: 43.5 }; // px: 11, 16 and 44, but for rounding
  const faults = new Set();
  const top =
    [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

  const styles = new Map();
  const style = (node) => {
    if (!styles.has(node)) styles.set(node, getComputedStyle(node));
    return styles.get(node);
  };
  const name = (node) =>
    [node.tagName.toLowerCase(), ...node.classList].join(".");
  const where = (node) =>
    [node.parentElement?.parentElement, node.parentElement, node]
      .filter(Boolean)
      .map(name)
      .join(" > ");
  const short = (words) => `"${words.trim().slice(0, 28)}"`;

  /** Seen by somebody, and not meant for readers of the screen alone. */
  function shown(node) {
    if (
      node.closest(".sr, .toasts, .skip") ||
      !node.checkVisibility({ visibilityProperty: true })
    )
      return false;
    for (let at = node, n = 0; at && n < 4; at = at.parentElement, n++)
      if (style(at).clipPath === "inset(50%)") return false;
    return true;
  }

  // --- what ancestors show of a box -----------------------------------------------------------------------------
  const AXES = [
    ["x", "left", "right", "overflowX"],
    ["y", "top", "bottom", "overflowY"],
  ];
  const scrolls = (node, axis, flow) =>
    node === document.body
      ? axis === "y"
      : ["auto", "scroll"].includes(style(node)[flow]);

  /** What cuts a box off where nothing scrolls, and by how much; null if all of it can be brought into view. */
  function cut(box, node) {
    const free = {};
    for (
      let at = node;
      at && at !== document.documentElement;
      at = at.parentElement
    ) {
      for (const [axis, low, high, flow] of AXES) {
        if (free[axis]) continue;
        if (scrolls(at, axis, flow)) free[axis] = true;
        else if (style(at)[flow] !== "visible") {
          const frame = at.getBoundingClientRect();
          const over = Math.max(frame[low] - box[low], box[high] - frame[high]);
          if (over > SLACK) return { axis, over, by: at };
        }
      }
      if (style(at).position === "fixed") break;
    }
    const over = Math.max(-box.left, box.right - innerWidth);
    return !free.x && over > SLACK
      ? { axis: "x", over, by: document.documentElement }
      : null;
  }

  /** A cut that is meant shows dots, and pointing or looking closer tells the rest; a player's name is never cut. */
  function meant(node, by) {
    if (node.closest(".who__name b")) return false;
    const told =
      node.closest("[title], [data-card], [data-live]") ??
      by.closest("[title], [data-card]");
    for (let at = node; at; at = at === by ? null : at.parentElement) {
      const look = style(at);
      if (look.textOverflow === "ellipsis" || look.webkitLineClamp !== "none")
        return told !== null;
      if (look.maskImage !== "none" && at.closest(".card")) return true;
    }
    return false;
  }

  // --- text -----------------------------------------------------------------------------------------------------
  /** The lines of a text, as high as its letters are. */
  function lines(node, holder) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(style(holder).fontSize);
    const upright = style(holder).writingMode !== "horizontal-tb";
    return [...range.getClientRects()].map((box) => {
      const air = Math.max(
        0,
        ((upright ? box.width : box.height) - size * 0.78) / 2,
      );
      const [x, y] = upright ? [air, 0] : [0, air];
      return {
        left: box.left + x,
        right: box.right - x,
        top: box.top + y,
        bottom: box.bottom - y,
      };
    });
  }

  const GROUPS =
    ".press, .card, button, .strip, .spine, .statecard, .bar, .prompt__words, .hand__head, .trk, .sec > header";
  const groups = new Map();
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (
      !node.data.trim() ||
      !holder ||
      holder.closest("svg, style, script, option") ||
      !shown(holder)
    )
      continue;
    const size = parseFloat(style(holder).fontSize);
    if (size > 0 && size < LEAST.letters)
      faults.add(
        `letters of ${size.toFixed(1)} px: ${short(node.data)} in ${where(holder)}`,
      );
    const whole = [];
    for (const box of lines(node, holder)) {
      const lost = cut(box, holder);
      if (!lost) whole.push(box);
      else if (!meant(holder, lost.by))
        faults.add(
          `cut by ${lost.over.toFixed(0)} px (${lost.axis}): ${short(node.data)} in ${where(holder)} by ${name(lost.by)}`,
        );
    }
    const group = holder.closest(GROUPS);
    if (group)
      groups.set(group, [
        ...(groups.get(group) ?? []),
        { whole, holder, words: node.data },
      ]);
  }
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
  for (const group of groups.values())
    group.forEach((one, index) => {
      for (const other of group.slice(index + 1))
        if (
          one.whole.some((box) =>
            other.whole.some((beside) => meet(box, beside)),
          )
        )
          faults.add(
            `${short(one.words)} lies on ${short(other.words)} in ${where(one.holder)}`,
          );
    });

  // --- cards ---------------------------------------------------------------------------------------------------
  for (const title of top.querySelectorAll(".card--s .card__name")) {
    const card = title.closest(".card");
    if (!shown(title) || card.matches(".is-exhausted")) continue; // a turned card has slanted boxes
    const end = title.getBoundingClientRect().bottom + SLACK; // lines behind its dots are told by the closer look
    const words = lines(title, title).filter((line) => line.bottom <= end);
    const hides = [...card.querySelectorAll(".card__fields, .card__icons, .card__cost")]
      .flatMap((row) => [...row.children])
      .filter((sign) => sign.checkVisibility())
      .find((sign) => words.some((line) => meet(line, sign.getBoundingClientRect())));
    if (hides)
      faults.add(`${short(title.textContent)} lies under ${where(hides)}`);
    if (end - SLACK > card.getBoundingClientRect().bottom + SLACK)
      faults.add(`${short(title.textContent)} spills off its card`);
  }
  if (fixed)
    for (const title of top.querySelectorAll(".pw .card[data-face=up] .card__name"))
      if (!shown(title)) faults.add(`${short(title.textContent)} lies there without its name`);

  // --- controls -------------------------------------------------------------------------------------------------
  const CONTROLS =
    "button, a[href], input:not(.sr), select, textarea, summary, label:has(input.sr)";
  const BARS = ".dock, .replayed, .bar, .edge, .setup__end"; // what a page scrolls under
  const SPREAD = ".pw, .cardrow, .lanes, .market, .fields, .heap"; // half of the gaps belongs to each thing

  const controls = [...top.querySelectorAll(CONTROLS)].filter(
    (node) => shown(node) && !node.disabled,
  );
  for (const node of controls) {
    const box = node.getBoundingClientRect();
    if (
      !box.width ||
      !box.height ||
      node.parentElement.closest("button, a[href]")
    )
      continue;
    const inText =
      style(node).display === "inline" ||
      (node.matches(".link") && node.closest("p, li, dd, h2"));
    const lost = inText ? null : cut(box, node);
    if (lost && lost.over > 3)
      faults.add(
        `${where(node)} is cut by ${lost.over.toFixed(0)} px (${lost.axis})`,
      );
    if (!inText && covers(node, box))
      faults.add(`${where(node)} lies under ${where(covers(node, box))}`);
    if (phone && !inText && small(node, box))
      faults.add(
        `a target of ${box.width.toFixed(0)}×${box.height.toFixed(0)}: ${where(node)}`,
      );
  }

  /** What lies over the middle of a control that is in view. */
  function covers(node, box) {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    for (let at = node.parentElement; at; at = at.parentElement) {
      const frame = at.getBoundingClientRect();
      const clips =
        style(at).overflowX !== "visible" || style(at).overflowY !== "visible";
      if (
        clips &&
        (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom)
      )
        return null;
    }
    const found = document.elementFromPoint(x, y);
    if (
      !found ||
      node.contains(found) ||
      found.contains(node) ||
      node.closest(".under")
    )
      return null;
    return found.closest(".rowend") ||
      (found.closest(BARS) && !node.closest(BARS))
      ? null
      : found;
  }

  /** A finger needs room; what a thing has around it counts where nothing else is there. */
  function small(node, box) {
    const more = getComputedStyle(node, "::after");
    const grown = (low, high) =>
      more.content !== "none" && more.position === "absolute"
        ? Math.max(
            0,
            -(parseFloat(more[low]) || 0) - (parseFloat(more[high]) || 0),
          )
        : 0;
    if (node.matches(".strip__open")) return false; // it opens by a press anywhere on its strip
    const around = node.closest("label, .search"); // a press there means the field
    if (around && node !== around)
      return around.getBoundingClientRect().height < LEAST.target;
    const gap = node.closest(SPREAD) ? 8 : 0;
    return (
      box.width + grown("left", "right") + gap < LEAST.target ||
      box.height + grown("top", "bottom") + gap < LEAST.target
    );
  }

  // --- signs ----------------------------------------------------------------------------------------------------
  for (const sign of top.querySelectorAll(".tok, .suit, .loc, .pc")) {
    const { width, height } = sign.getBoundingClientRect();
    if (width && shown(sign) && Math.max(width, height) < LEAST.sign)
      faults.add(
        `a sign of ${width.toFixed(1)}×${height.toFixed(1)}: ${where(sign)}`,
      );
  }

  // --- the page -------------------------------------------------------------------------------------------------
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  if (wide > 0) faults.add(`the page is ${wide} px too wide`);
  const board = document.querySelector(".board");
  if (fixed && board) {
    const down = board.scrollHeight - board.clientHeight;
    const aside = board.scrollWidth - board.clientWidth;
    if (down > 1 || aside > 1)
      faults.add(`the board scrolls by ${aside} × ${down} px`);
  }
  const dock =
    document.querySelector(".dock")?.getBoundingClientRect().height ?? 0;
  if (top === document.body && dock > innerHeight * 0.56)
    faults.add(`the dock takes ${dock.toFixed(0)} of ${innerHeight} px`);
  return [...faults];
};
