// Modules that the build writes by itself.
declare module "virtual:icons/*" {
  const pack: Record<string, string>;
  export default pack;
}
