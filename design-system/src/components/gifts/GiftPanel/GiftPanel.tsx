import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  EmptyState,
  ErrorState,
  GiftIcon as GiftMark,
  Spinner,
  Tabs,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { GiftChoice, GiftLock, GiftOffer, OwnedGift } from '../gift.ts';
import { GiftTile } from '../GiftTile/GiftTile.tsx';
import { GiftPanelFoot } from './GiftPanelFoot.tsx';
import { BarAside, BarRow, BarWords, PanelBody, PanelRoot, PanelWait, Tiles } from './GiftPanel.styles.ts';

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
  /** Whether I am an iron fan of this channel. */
  isIronFan: boolean;
  /** Leads to where I get what I lack (N05). */
  onUnlock: (lock: GiftLock) => void;
  /** A gift is on its way; nothing more can be sent until it has arrived. */
  isSending?: boolean;
  onSend: (choice: GiftChoice) => void;
  /** Told what could not be paid, so that it can be chosen again afterwards (V05). */
  onRecharge: (choice: GiftChoice) => void;
  onRetry: () => void;
  /** Why nothing can be given now: not on air, offline. */
  disabledReason?: string;
  /** What is chosen when it opens: the gift of a wish, or of the last combo. */
  start?: GiftStart;
  /** Most of one gift at once. */
  most?: number;
  /** A card of its own, or a bar of two rows that docks under the picture. */
  layout?: 'panel' | 'bar';
  /** In the bar, beside the tabs: what else can be done for the picture. */
  aside?: ReactNode;
}

const knownTabs = ['popular', 'class', 'luxury', 'fan', 'activity', 'featured'] as const;
const knapsackKey = 'knapsack';

/** Chooses a gift and how many, says what it costs, and sends it. */
export function GiftPanel({
  state,
  fanLevel,
  isIronFan,
  start,
  layout = 'panel',
  aside,
  onRetry,
  ...foot
}: GiftPanelProps) {
  const { t } = useTranslation('gifts');
  const formats = useFormats();
  const isReady = state.kind === 'ready';
  const tabs = isReady ? state.tabs : [];
  const knapsack = isReady ? state.knapsack : [];
  const [pickedTab, setPickedTab] = useState<string>();
  const [pickedId, setPickedId] = useState<string>();
  const select = useCallback((gift: GiftOffer) => setPickedId(gift.id), []);

  const tab = pickedTab ?? start?.tab ?? tabs[0]?.key ?? knapsackKey;
  const chosenId = pickedId ?? start?.giftId;
  const isKnapsack = tab === knapsackKey;
  const lockOf = (gift: GiftOffer): GiftLock | null => {
    if (gift.fanLevel !== null && gift.fanLevel > fanLevel) return 'fanLevel';
    return gift.isIron && !isIronFan ? 'iron' : null;
  };
  const gifts = tabs.find(({ key }) => key === tab)?.gifts ?? [];
  const owned = isKnapsack ? knapsack.find(({ gift }) => gift.id === chosenId) : undefined;
  const chosen = isKnapsack ? owned?.gift : gifts.find(({ id }) => id === chosenId);
  const total = knapsack.reduce((sum, { count }) => sum + count, 0);

  const tabName = (key: string, name: string) => {
    const known = knownTabs.find((one) => one === key);
    return known ? t(`tab.${known}`) : name;
  };

  const items = [
    ...tabs.map(({ key, name }) => ({ key, label: tabName(key, name) })),
    {
      key: knapsackKey,
      label: t('tab.knapsack'),
      aside: total > 0 && <span>{formats.number(total)}</span>,
    },
  ];
  const offers = isKnapsack
    ? knapsack.map(({ gift, count }) => ({ gift, owned: count, lock: null }))
    : gifts.map((gift) => ({ gift, owned: undefined, lock: lockOf(gift) }));
  const isBar = layout === 'bar';
  const view =
    offers.length === 0 ? (
      <NoGifts
        isBar={isBar}
        title={isKnapsack ? t('knapsackEmpty') : t('empty')}
        hint={isKnapsack ? t('knapsackHint') : t('emptyHint')}
      />
    ) : (
      <Tiles>
        {offers.map(({ gift, ...offer }) => (
          <GiftTile
            key={gift.id}
            gift={gift}
            {...offer}
            isSelected={gift.id === chosenId}
            onSelect={select}
          />
        ))}
      </Tiles>
    );
  const send = isReady && (
    <GiftPanelFoot
      {...foot}
      startCount={start?.count}
      gift={chosen}
      from={isKnapsack ? 'knapsack' : 'balance'}
      owned={owned?.count ?? 0}
      lock={chosen === undefined || isKnapsack ? null : lockOf(chosen)}
    />
  );
  const busy = state.kind === 'loading' || undefined;
  const content = (
    <>
      {state.kind === 'loading' && (
        <PanelWait>
          <Spinner label={t('loading')} />
        </PanelWait>
      )}
      {state.kind === 'error' && (
        <PanelWait>
          <LoadFailed isBar={isBar} reason={state.reason} onRetry={onRetry} />
        </PanelWait>
      )}
      {isReady && view}
    </>
  );
  const pick = { label: t('title'), items: isReady ? items : [], selected: tab, onSelect: setPickedTab };
  if (!isBar) {
    return (
      <PanelRoot aria-label={t('title')} aria-busy={busy} data-layout="panel">
        <PanelBody>
          <Tabs {...pick}>{content}</Tabs>
        </PanelBody>
        {send}
      </PanelRoot>
    );
  }
  // What stands beside the tabs is not about gifts: the region begins under it.
  return (
    <PanelRoot as="div" data-layout="bar">
      <PanelBody>
        <Tabs {...pick} end={<BarAside>{aside}</BarAside>}>
          <BarRow aria-label={t('title')} aria-busy={busy}>
            {content}
            {send}
          </BarRow>
        </Tabs>
      </PanelBody>
    </PanelRoot>
  );
}

function NoGifts({ isBar, title, hint }: { isBar: boolean; title: string; hint: string }) {
  if (!isBar) {
    return (
      <EmptyState icon={<GiftMark aria-hidden="true" />} title={title}>
        {hint}
      </EmptyState>
    );
  }
  return (
    <BarWords>
      <strong>{title}</strong>
      <span>{hint}</span>
    </BarWords>
  );
}

function LoadFailed({ isBar, reason, onRetry }: { isBar: boolean; reason: string; onRetry: () => void }) {
  const { t } = useTranslation('gifts');
  if (!isBar) {
    return (
      <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry }}>
        {reason}
      </ErrorState>
    );
  }
  return (
    <BarWords role="alert">
      <strong>{t('failed')}</strong>
      <span>{reason}</span>
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </BarWords>
  );
}
