import { useTranslation } from 'react-i18next';
import { Avatar, ChevronRightIcon, CrownIcon, Skeleton, Spinner } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { GiverList, GiverPlace, RankOpen, RankStrip } from './GiftRank.styles.ts';

export interface Giver {
  uid: string;
  nickname: string;
  /** Address of the picture, or empty. */
  img: string;
  /** Beans given in this live session. */
  score: number;
  /** E29: shown as an anonymous viewer; uid, nickname and img are empty. */
  isHidden?: boolean;
}

export type GiftRankState =
  | { kind: 'loading' }
  /** The first three at most, first place first; `count` is how many gave in all. */
  | { kind: 'ready'; top: readonly Giver[]; count: number };

export interface GiftRankProps {
  state: GiftRankState;
  /** Opens the whole list; with nobody on it, the gifts. */
  onOpen: () => void;
}

/** The three who gave most in this live session, on one line above the stage (C031). */
export function GiftRank({ state, onOpen }: GiftRankProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();

  if (state.kind === 'loading') {
    return (
      <RankStrip aria-busy="true">
        <Spinner size="small" label={t('givers.loading')} />
        <Skeleton width="96px" />
      </RankStrip>
    );
  }
  const givers = state.top.map(({ nickname, isHidden, ...giver }) => ({
    ...giver,
    name: isHidden ? t('rank.anonymous') : nickname,
  }));
  return (
    <RankStrip>
      <GiverList aria-label={t('givers.label')}>
        {givers.map(({ uid, name, img, score }, at) => (
          <li key={uid || `anonymous ${at}`}>
            <GiverPlace data-place={at + 1}>
              {at === 0 && <CrownIcon aria-hidden="true" />}
              <Avatar
                name={name}
                src={img}
                size="small"
                label={`${t('rank.place', { n: formats.number(at + 1) })}: ${name}`}
              />
              <span data-score>{formats.compact(score)}</span>
            </GiverPlace>
          </li>
        ))}
      </GiverList>
      <RankOpen type="button" onClick={onOpen}>
        {state.top.length === 0
          ? t('givers.empty')
          : t('givers.all', { count: state.count, n: formats.compact(state.count) })}
        <ChevronRightIcon aria-hidden="true" />
      </RankOpen>
    </RankStrip>
  );
}
