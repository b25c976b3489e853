import type { FanBenefit, FanTaskId } from '@goldbean/contract/live';
import type {
  ExitClubState,
  FanClubView,
  FanClubState,
  FanTasksState,
  JoinClubRefusal,
  LevelUnlockState,
} from '@goldbean/design-system/fans';
import { useTranslation } from 'react-i18next';
import type { Snapshot } from 'valtio/vanilla';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import type { ClubInfo } from '../fans.service.ts';
import type { FanAction, FanRefusal, FansState } from '../fans.state.ts';

type ClubViewState = Snapshot<FansState>;

const taskWords = {
  sign_in: 'task.sign_in',
  watch: 'task.watch',
  comment: 'task.comment',
  gift: 'task.gift',
  share: 'task.share',
} as const satisfies Record<FanTaskId, string>;
const benefitWords = {
  medal: 'benefit.medal',
  group: 'benefit.group',
  lucky_bags: 'benefit.lucky_bags',
  gift_ribbon: 'benefit.gift_ribbon',
  gift_heart: 'benefit.gift_heart',
  medal_bronze: 'benefit.medal_bronze',
  medal_silver: 'benefit.medal_silver',
} as const satisfies Record<FanBenefit, string>;

/** Why joining was refused, with what the member can do about it. */
function refusalOf({ key, detail }: FanRefusal): JoinClubRefusal {
  const { name, until } = detail;
  if (key === 'fan.not_fan') return { kind: 'notFan' };
  if (key === 'fan.members_full') return { kind: 'full' };
  if (key === 'fan.one_group' && typeof name === 'string') return { kind: 'otherGroup', name };
  if (key === 'group.rejoin_locked' && typeof until === 'number') return { kind: 'locked', until };
  return { kind: 'failed', reason: refusalWords(key) };
}

/** What the club is to the panel, the dialogs and the list of tasks, in the reader's words. */
export function useClubView(state: ClubViewState) {
  const { t } = useTranslation('fans');
  const { info, failure, tasks, tasksFailure, pending, refused, unlocking } = state;

  const wordsOf = (benefits: readonly FanBenefit[]): string[] =>
    benefits.length === 0 ? [t('benefit.none')] : benefits.map((benefit) => t(benefitWords[benefit]));
  const failed = (...actions: readonly FanAction[]): string | undefined =>
    refused && actions.includes(refused.action) ? refusalWords(refused.why.key) : undefined;

  const clubOf = ({ club }: Snapshot<ClubInfo>): FanClubView => ({
    ...club,
    levels: club.levels.map(({ level, closeness, benefits, unlocked }) => ({
      level,
      closeness,
      benefits: wordsOf(benefits),
      isUnlocked: unlocked,
    })),
  });

  function panel(): FanClubState {
    if (failure !== '') return { kind: 'error', reason: errorWords(failure) };
    if (!info) return { kind: 'loading' };
    const club = clubOf(info);
    const { my } = info;
    if (my.level === 0) {
      const why = refused?.action === 'join' ? refusalOf(refused.why) : undefined;
      const locked =
        my.rejoin_at === undefined ? undefined : { kind: 'locked' as const, until: my.rejoin_at };
      const refusal = why ?? locked;
      return { kind: 'stranger', club, isJoining: pending === 'join', ...(refusal && { refusal }) };
    }
    const reason = failed('light', 'autoLight');
    return {
      kind: 'member',
      club,
      my: {
        level: my.level,
        closeness: my.closeness,
        next: my.next,
        isLit: my.lit,
        litUntil: my.lit_until,
        isAutoLight: my.auto_light,
      },
      ...((pending === 'light' || pending === 'autoLight') && { pending }),
      ...(reason !== undefined && { failure: reason }),
    };
  }

  function today(): FanTasksState {
    if (tasksFailure !== '') return { kind: 'error', reason: errorWords(tasksFailure) };
    if (!tasks) return { kind: 'loading' };
    const { list, won, cap } = tasks;
    return {
      kind: 'ready',
      tasks: list.map(({ id, done, target, reward }) => ({
        id,
        name: t(taskWords[id]),
        done,
        target,
        reward,
      })),
      today: { won, cap },
    };
  }

  function unlock(): LevelUnlockState {
    if (unlocking?.isDone) return { kind: 'unlocked' };
    if (pending === 'unlock') return { kind: 'unlocking' };
    const reason = failed('unlock');
    return reason === undefined ? { kind: 'reached' } : { kind: 'failed', reason };
  }

  function exit(): ExitClubState {
    if (pending === 'exit') return { kind: 'leaving' };
    const reason = failed('exit');
    return reason === undefined ? { kind: 'asking' } : { kind: 'failed', reason };
  }

  /** What a level gives, and what those give that are unlocked, the groups among it. */
  const levels = info?.club.levels ?? [];
  const benefitsOf = (level: number): string[] =>
    wordsOf(levels.find((one) => one.level === level)?.benefits ?? []);
  const kept = levels.filter(({ unlocked }) => unlocked).flatMap(({ benefits }) => benefits);

  return {
    panel: panel(),
    today: today(),
    unlock: unlock(),
    exit: exit(),
    benefitsOf,
    kept: kept.length === 0 ? [] : wordsOf(kept),
  };
}
