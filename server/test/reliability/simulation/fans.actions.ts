import { fanLimits, declaredFanTasks, type CallAnswer, type calls } from '@goldbean/contract';
import { sql } from 'kysely';
import { shanghaiTime } from '../../../src/platform/clock.ts';
import { answeredADay, must, type Action } from './action.ts';
import type { ModelClub, ModelFan, Simulation, SimulationStep } from './context.ts';

type SimulatedFansAnswer<Name extends keyof typeof calls.fans> = CallAnswer<(typeof calls.fans)[Name]>;

const dayMs = 86_400_000;
const litMs = 3 * dayMs;
/** Closeness for signing in and for sharing alike. */
const taskReward = 10;
const autos = [undefined, true, true, false] as const;

const fanOf = (sim: Simulation, uid: string, channelId: string): ModelFan | undefined =>
  sim.fans.find((fan) => fan.uid === uid && fan.channelId === channelId);
const isLit = (sim: Simulation, { litUntil }: ModelFan): boolean =>
  litUntil !== null && sim.testServer.clock.now() < litUntil;

/** Mostly the club that most follow. */
const clubOf = (sim: Simulation, { other }: SimulationStep): ModelClub =>
  (other % 4 === 0 ? sim.clubs[1] : sim.clubs[0]) ?? { channelId: '', followers: new Set() };

/** Mostly somebody who is in a club, and which; now and then one who may be in none. */
function pickFan(
  sim: Simulation,
  step: SimulationStep,
  isAsked = (_fan: ModelFan) => true,
): Pick<ModelFan, 'uid' | 'channelId'> {
  const fan = sim.pick(
    sim.fans.filter((one) => one.isIn && isAsked(one)),
    step.member,
  );
  return fan !== undefined && step.other % 6 !== 5
    ? fan
    : { uid: sim.member(step.member), channelId: clubOf(sim, step).channelId };
}

/** When the next badge goes out, or the next club may be joined again, UTC ms. */
export function nextFanDeadline({ fans, testServer }: Simulation): number | undefined {
  const coming = fans
    .map(({ isIn, litUntil, exits }) => (isIn ? (litUntil ?? 0) : (exits.at(-1) ?? 0) + dayMs))
    .filter((at) => at > testServer.clock.now());
  return coming.length === 0 ? undefined : Math.min(...coming);
}

/** A member joins a club: one in all (D22), and none again within a day of leaving it (T09). */
export function joinClub(sim: Simulation, step: SimulationStep, club = clubOf(sim, step)): Action {
  const uid = sim.member(step.member);
  const { channelId, followers } = club;
  return {
    key: `join ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: channelId,
    run: () =>
      sim.testServer.call('fans.join', uid, { channel_id: channelId, agree: 1, request_id: step.key }),
    foresee() {
      const now = sim.testServer.clock.now();
      const was = fanOf(sim, uid, channelId);
      if (was?.isIn) return 'fan.in_group';
      if (now < (was?.exits.at(-1) ?? 0) + dayMs) return 'group.rejoin_locked';
      if (!followers.has(uid)) return 'fan.not_fan';
      if (sim.fans.some((fan) => fan.uid === uid && fan.isIn)) return 'fan.one_group';
      return ({ member }: SimulatedFansAnswer<'join'>) => {
        if (was) was.isIn = true;
        else {
          const fresh = { closeness: 0, litUntil: null, auto: false, exits: [], rewarded: new Set<string>() };
          sim.fans.push({ channelId, uid, isIn: true, ...fresh });
        }
        must(!member.lit && member.closeness === 0, 'who joins begins with something');
      };
    },
    other: () => joinClub(sim, step, sim.clubs.find((one) => one !== club) ?? club),
  };
}

/** A member signs in or tells of a share: the badge is lit for three days, and costs nothing. */
export function doTask(
  sim: Simulation,
  step: SimulationStep,
  { uid, channelId } = pickFan(sim, step),
): Action {
  const task = sim.pick(declaredFanTasks, step.nth) ?? 'share';
  return {
    key: `task ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: [channelId, task],
    run: () =>
      sim.testServer.call('fans.tasks', uid, {
        channel_id: channelId,
        action: 'do',
        task_id: task,
        request_id: step.key,
      }),
    foresee() {
      const fan = fanOf(sim, uid, channelId);
      if (!fan?.isIn) return 'fan.not_member';
      return ({ won }: SimulatedFansAnswer<'tasks'>) => {
        const now = sim.testServer.clock.now();
        const today = shanghaiTime(now).slice(0, 10);
        if (!fan.rewarded.has(`${today} ${task}`)) fan.closeness += taskReward;
        fan.rewarded.add(`${today} ${task}`);
        fan.litUntil = Math.max(fan.litUntil ?? 0, now + litMs);
        const doneToday = [...fan.rewarded].filter((one) => one.startsWith(today)).length;
        must(won === doneToday * taskReward, `tasks of a day brought ${won}`);
      };
    },
    other: () => doTask(sim, { ...step, nth: step.nth + 1 }, { uid, channelId }),
  };
}

function payLight(sim: Simulation, fan: ModelFan, isByItself: boolean): void {
  const at = sim.testServer.clock.now();
  sim.model.takeOut(fan.uid, 'BEAN', 1);
  sim.model.add('system fee BEAN', 1);
  fan.litUntil = at + litMs;
  sim.lights.push({ channelId: fan.channelId, uid: fan.uid, at, isByItself });
}

/** A member lights the badge, or says whether it goes on by itself (K11, D23). */
export function light(
  sim: Simulation,
  step: SimulationStep,
  // Mostly one who can pay for it.
  { uid, channelId } = pickFan(sim, step, (fan) => sim.model.balance(fan.uid, 'BEAN') > 0),
): Action {
  const auto = sim.pick(autos, step.nth);
  return {
    key: `light ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: [channelId, auto],
    run: () =>
      sim.testServer.call('fans.light', uid, {
        channel_id: channelId,
        ...(auto !== undefined && { auto: auto ? 1 : 0 }),
        request_id: step.key,
      }),
    foresee() {
      const fan = fanOf(sim, uid, channelId);
      if (!fan?.isIn) return 'fan.not_member';
      const isFree = isLit(sim, fan) || auto === false;
      if (!isFree && sim.model.balance(uid, 'BEAN') < 1) return 'wallet.insufficient_beans';
      return (answer: SimulatedFansAnswer<'light'>) => {
        fan.auto = auto ?? fan.auto;
        if (!isFree) payLight(sim, fan, false);
        const litUntil = isLit(sim, fan) ? fan.litUntil : null;
        must(answer.lit_until === litUntil, `a badge is lit until ${answer.lit_until}`);
        must(answer.auto_light === fan.auto, 'a badge goes on as nobody asked');
        must(answer.balance === sim.model.balance(uid, 'BEAN'), 'the answered balance is wrong');
      };
    },
    other: () =>
      light(
        sim,
        { ...step, nth: step.nth + 1 + (step.nth % autos.length === 1 ? 1 : 0) },
        { uid, channelId },
      ),
  };
}

/** A member leaves: closeness and light are gone, and nothing is charged any more (T09, K10). */
export function leaveClub(
  sim: Simulation,
  step: SimulationStep,
  { uid, channelId } = pickFan(sim, step),
): Action {
  return {
    key: `leave ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: channelId,
    run: () =>
      sim.testServer.call('fans.exit', uid, { channel_id: channelId, confirm: 1, request_id: step.key }),
    foresee() {
      const fan = fanOf(sim, uid, channelId);
      if (!fan?.isIn) return 'fan.not_member';
      return ({ rejoin_at }: SimulatedFansAnswer<'exit'>) => {
        const now = sim.testServer.clock.now();
        Object.assign(fan, { isIn: false, closeness: 0, litUntil: null, auto: false });
        fan.exits.push(now);
        must(rejoin_at === now + dayMs, `a club may be joined again at ${rejoin_at}`);
      };
    },
    other: () => {
      const elsewhere = sim.clubs.find((club) => club.channelId !== channelId);
      return leaveClub(sim, step, { uid, channelId: elsewhere?.channelId ?? '' });
    },
  };
}

/** Badges that go on by themselves and are out: a bean each, or no more light by itself (T10). */
function goOn(sim: Simulation): void {
  for (const fan of sim.fans) {
    if (!fan.auto || isLit(sim, fan)) continue;
    if (sim.model.balance(fan.uid, 'BEAN') >= 1) payLight(sim, fan, true);
    else {
      fan.auto = false;
      sim.lightsOff.push(fan.uid);
    }
  }
}

const linesText = (lines: readonly (readonly unknown[])[]): string =>
  lines
    .map((words) => words.join(' '))
    .toSorted()
    .join();

/** What is stored of clubs is what the model has. */
async function lookAtClubs(sim: Simulation): Promise<void> {
  const { reader } = sim.testServer.app.database;
  const { rows: fans } = await sql<{
    channel: string;
    uid: string;
    left: number | null;
    closeness: number;
    until: number | null;
    auto: boolean;
  }>`SELECT channel_id AS channel, uid, left_at AS left, closeness, lit_until AS until, auto_light AS auto
    FROM fan_member`.execute(reader);
  const stored = linesText(
    fans.map((fan) => [fan.channel, fan.uid, fan.left, fan.closeness, fan.until, fan.auto]),
  );
  const foreseen = linesText(
    sim.fans.map(({ channelId, uid, isIn, exits, closeness, litUntil, auto }) => [
      channelId,
      uid,
      isIn ? null : exits.at(-1),
      closeness,
      litUntil,
      auto,
    ]),
  );
  must(stored === foreseen, `in clubs are ${stored} instead of ${foreseen}`);

  const { rows: counted } = await sql<{ channel: string; members: number }>`
    SELECT channel_id AS channel, members FROM fan_club`.execute(reader);
  for (const { channel, members } of counted) {
    const own = sim.fans.filter(({ channelId, isIn }) => channelId === channel && isIn).length;
    must(members === own, `${channel} counts ${members} members instead of ${own}`);
  }
}

/** Each light is one that the model foresaw, has its journal, and is no second one within three days of a stay. */
async function lookAtLights(sim: Simulation): Promise<void> {
  const { reader } = sim.testServer.app.database;
  const { rows: lights } = await sql<{
    channel: string;
    uid: string;
    at: number;
    isByItself: boolean;
    paid: number;
  }>`
    SELECT channel_id AS channel, uid, lit_at AS at, by_itself AS "isByItself",
      (SELECT count(*)::int FROM wallet_journal AS journal
        JOIN wallet_entry AS entry ON entry.journal_id = journal.id
        JOIN wallet_account AS account ON account.id = entry.account_id
        WHERE journal.kind = 'fan_light' AND journal.cause_id = light_id AND journal.at = lit_at
          AND owner_kind = 'user' AND owner_id = fan_light.uid AND entry.amount = ${-fanLimits.fanLightBeans}) AS paid
    FROM fan_light ORDER BY lit_at`.execute(reader);
  const stored = linesText(lights.map(({ channel, uid, at, isByItself }) => [channel, uid, at, isByItself]));
  const foreseen = linesText(
    sim.lights.map(({ channelId, uid, at, isByItself }) => [channelId, uid, at, isByItself]),
  );
  must(stored === foreseen, `lights are ${stored} instead of ${foreseen}`);
  must(
    lights.every(({ paid }) => paid === 1),
    'a light has no journal of its own',
  );
  for (const { channel, uid, at } of lights) {
    const next = lights.find((one) => one.uid === uid && one.channel === channel && one.at > at)?.at;
    const hasLeft = fanOf(sim, uid, channel)?.exits.some((left) => left >= at && left <= (next ?? 0));
    must(next === undefined || hasLeft === true || next - at >= litMs, `${uid} paid twice within three days`);
  }

  const { rows } = await sql<{ journals: number; off: string[] | null }>`
    SELECT (SELECT count(*)::int FROM wallet_journal WHERE kind = 'fan_light') AS journals,
      (SELECT array_agg(uid) FROM notice WHERE body ->> 'kind' = 'fan_light_off') AS off`.execute(reader);
  must(rows[0]?.journals === lights.length, `${rows[0]?.journals} journals of ${lights.length} lights`);
  const off = linesText((rows[0]?.off ?? []).map((uid) => [uid]));
  must(off === linesText(sim.lightsOff.map((uid) => [uid])), `light off was sent to ${off}`);
}

/** The sweep of each minute, by two workers at once; then what is stored is what the model has. */
export const sweepLights = (sim: Simulation): Action => ({
  given: 'badges that are out',
  run: () => Promise.all([sim.testServer.sweep('live.fans.light'), sim.testServer.sweep('live.fans.light')]),
  foresee: () => async () => {
    // A badge whose payment failed waits for the next minute.
    await sim.testServer.sweep('live.fans.light');
    goOn(sim);
    await lookAtClubs(sim);
    await lookAtLights(sim);
  },
});
