/** The type of the parts joined into one object. */
type JoinedParts<Parts extends readonly object[]> = Parts extends readonly [infer First, ...infer Rest]
  ? First & (Rest extends readonly object[] ? JoinedParts<Rest> : unknown)
  : unknown;

/**
 * Joins objects of modules whose names must differ.
 * @throws Error when two parts have the same name: in a spread one would replace the other
 */
/* @__NO_SIDE_EFFECTS__ */
export function joinModules<const Parts extends readonly object[]>(...parts: Parts): JoinedParts<Parts> {
  const joined: Record<string, unknown> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    if (Object.hasOwn(joined, name)) throw new Error(`Two modules have a name "${name}"`);
    joined[name] = value;
  }
  return joined as JoinedParts<Parts>;
}
