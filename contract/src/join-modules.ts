/** What an object made of all these would be. */
type Joined<Parts extends readonly object[]> = Parts extends readonly [infer First, ...infer Rest]
  ? First & (Rest extends readonly object[] ? Joined<Rest> : unknown)
  : unknown;

/**
 * Joins what modules hand out under names of their own.
 * @throws Error when two parts have the same name: a spread would let one vanish
 */
export function joinModules<const Parts extends readonly object[]>(...parts: Parts): Joined<Parts> {
  const joined: Record<string, unknown> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    if (Object.hasOwn(joined, name)) throw new Error(`Two modules have a name "${name}"`);
    joined[name] = value;
  }
  return joined as Joined<Parts>;
}
