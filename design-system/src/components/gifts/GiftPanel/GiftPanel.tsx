import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, GiftIcon as GiftMark, Spinner, Tabs } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { GiftChoice, GiftOffer, OwnedGift } from '../gift.ts';
import { GiftTile } from '../GiftTile/GiftTile.tsx';
import { GiftPanelFoot } from './GiftPanelFoot.tsx';
import { PanelBody, PanelRoot, Tiles } from './GiftPanel.styles.ts';

export type GiftPanelState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | {
      kind: 'ready';
      /** `name` stands in for a key this client has no words for. */
      tabs: readonly { key: string; name: string; gifts: readonly GiftOffer[] }[];
      knapsack: readonly OwnedGift[];
    };

export interface GiftStart {
  /** Key of the tab; `knapsack` for what I own. */
  tab: string;
  giftId: string;
  /** How many of it. */
  count: number;
}

export interface GiftPanelProps {
  state: GiftPanelState;
  /** My beans. */
  balance: number;
  /** My fan level in this channel; 0 without a fan group. */
  fanLevel: number;
  /** A gift is on its way; nothing more can be sent until it has arrived. */
  isSending?: boolean;
  onSend: (choice: GiftChoice) => void;
  /** Told what could not be paid, so that it can be chosen again afterwards (V05). */
  onRecharge: (choice: GiftChoice) => void;
  onRetry: () => void;
  /** Why nothing can be given now: not on air, offline. */
  heldReason?: string;
  /** What is chosen when it opens: the gift of a wish, or of the last combo. */
  start?: GiftStart;
  /** Most of one gift at once. */
  most?: number;
}

const knownTabs = ['popular', 'class', 'luxury', 'fan'] as const;
const knapsackKey = 'knapsack';

/** Chooses a gift and how many, says what it costs, and sends it. */
export function GiftPanel({ state, onRetry, ...rest }: GiftPanelProps) {
  const { t } = useTranslation('gifts');
  return (
    <PanelRoot aria-label={t('title')} aria-busy={state.kind === 'loading' || undefined}>
      {state.kind === 'loading' && (
        <PanelBody>
          <Spinner label={t('loading')} />
        </PanelBody>
      )}
      {state.kind === 'error' && (
        <PanelBody>
          <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry }}>
            {state.reason}
          </ErrorState>
        </PanelBody>
      )}
      {state.kind === 'ready' && <ReadyPanel state={state} {...rest} />}
    </PanelRoot>
  );
}

interface ReadyPanelProps extends Omit<GiftPanelProps, 'state' | 'onRetry'> {
  state: Extract<GiftPanelState, { kind: 'ready' }>;
}

function ReadyPanel({ state, fanLevel, start, ...foot }: ReadyPanelProps) {
  const { t } = useTranslation('gifts');
  const formats = useFormats();
  const { tabs, knapsack } = state;
  const [tab, setTab] = useState(start?.tab ?? tabs[0]?.key ?? knapsackKey);
  const [chosenId, setChosenId] = useState(start?.giftId);
  const select = useCallback((gift: GiftOffer) => setChosenId(gift.id), []);

  const isKnapsack = tab === knapsackKey;
  const isLocked = (gift: GiftOffer) => gift.fanLevel !== null && gift.fanLevel > fanLevel;
  const gifts = tabs.find(({ key }) => key === tab)?.gifts ?? [];
  const owned = isKnapsack ? knapsack.find(({ gift }) => gift.id === chosenId) : undefined;
  const chosen = isKnapsack ? owned?.gift : gifts.find(({ id }) => id === chosenId);
  const total = knapsack.reduce((sum, { count }) => sum + count, 0);

  const tabName = (key: string, name: string) => {
    const known = knownTabs.find((one) => one === key);
    return known ? t(`tab.${known}`) : name;
  };

  return (
    <>
      <PanelBody>
        <Tabs
          label={t('title')}
          items={[
            ...tabs.map(({ key, name }) => ({ key, label: tabName(key, name) })),
            {
              key: knapsackKey,
              label: t('tab.knapsack'),
              aside: total > 0 && <span>{formats.number(total)}</span>,
            },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          {isKnapsack && knapsack.length === 0 && (
            <EmptyState icon={<GiftMark aria-hidden="true" />} title={t('knapsackEmpty')}>
              {t('knapsackHint')}
            </EmptyState>
          )}
          {!isKnapsack && gifts.length === 0 && (
            <EmptyState icon={<GiftMark aria-hidden="true" />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          )}
          <Tiles>
            {isKnapsack
              ? knapsack.map(({ gift, count }) => (
                  <GiftTile
                    key={gift.id}
                    gift={gift}
                    owned={count}
                    isSelected={gift.id === chosenId}
                    onSelect={select}
                  />
                ))
              : gifts.map((gift) => (
                  <GiftTile
                    key={gift.id}
                    gift={gift}
                    isLocked={isLocked(gift)}
                    isSelected={gift.id === chosenId}
                    onSelect={select}
                  />
                ))}
          </Tiles>
        </Tabs>
      </PanelBody>
      <GiftPanelFoot
        {...foot}
        startCount={start?.count}
        gift={chosen}
        from={isKnapsack ? 'knapsack' : 'balance'}
        owned={owned?.count ?? 0}
        isLocked={chosen !== undefined && !isKnapsack && isLocked(chosen)}
      />
    </>
  );
}
