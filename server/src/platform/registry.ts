/**
 * An extension point of a feature. Features built later register by name, and the feature calls them at run time, so
 * it depends on none of them and the modules can be built in one order.
 */
export interface Registry<Entries extends object> {
  /** @throws Error when the name is taken: one registration would replace the other */
  register<Name extends keyof Entries & string>(name: Name, entry: Entries[Name]): void;
  find<Name extends keyof Entries & string>(name: Name): Entries[Name] | undefined;
  /** @throws Error when nothing is registered by that name: a fault of the code that composes the server */
  need<Name extends keyof Entries & string>(name: Name): Entries[Name];
  /** In the order in which they were registered. */
  all(): readonly Entries[keyof Entries][];
}

/** @param what is registered, in the plural, as errors say it */
export function createRegistry<Entries extends object>(what: string): Registry<Entries> {
  const entries = new Map<keyof Entries, Entries[keyof Entries]>();
  const find = <Name extends keyof Entries & string>(name: Name) =>
    entries.get(name) as Entries[Name] | undefined;
  return {
    register(name, entry) {
      if (entries.has(name)) throw new Error(`${what}: "${name}" is registered already`);
      entries.set(name, entry);
    },
    find,
    need: (name) => {
      const entry = find(name);
      if (entry === undefined) throw new Error(`${what}: nothing is registered as "${name}"`);
      return entry;
    },
    all: () => [...entries.values()],
  };
}
