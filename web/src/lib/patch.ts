// What a patch makes of a picture; the picture it was stays as it is (server/patch.py says what changes are).
type Path = (string | number)[];
export type Change = [Path] | [Path, unknown];

export function patched<T>(picture: T, changes: Change[]): T {
  return changes.reduce((value: unknown, [path, ...put]) => changed(value, path, put), picture) as T;
}

function changed(value: unknown, path: Path, put: unknown[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return put[0];
  if (Array.isArray(value)) {
    if (!put.length && !rest.length) return value.toSpliced(key as number, 1);
    const copy = [...value];
    copy[key as number] = changed(copy[key as number], rest, put);
    return copy;
  }
  const copy = { ...(value as Record<string, unknown>) };
  if (put.length || rest.length) copy[key] = changed(copy[key], rest, put);
  else delete copy[key];
  return copy;
}
