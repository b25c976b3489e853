import { momentOfRun } from './moment.ts';

/*
 * Each file of tests begins at the moment of the run, and from there time passes as it does: what happens at midnight or on the
 * last day of a month happens where a run asks for it, and to nobody by chance.
 */

const RealDate = Date;
const ahead = momentOfRun() - RealDate.now();
const now = (): number => RealDate.now() + ahead;

// A proxy and no class of its own: what it makes is a Date like those that Node makes.
globalThis.Date = new Proxy(RealDate, {
  get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
  construct: (target, given: readonly unknown[], made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
  apply: () => new RealDate(now()).toString(),
});
