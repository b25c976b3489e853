import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../primitives/index.ts';
import { GivingRoot } from './GivingDesk.styles.ts';

export type GivingTab = 'bag' | 'packet' | 'rain';

export interface GivingDeskProps {
  selected: GivingTab;
  onSelect: (tab: GivingTab) => void;
  /** A BagForm, a RedBagForm or a RainForm, and a GivenList. */
  children: ReactNode;
}

/** Where those who run the live session give bags, red packets and rain, and see what came of them (P05). */
export function GivingDesk({ selected, onSelect, children }: GivingDeskProps) {
  const { t } = useTranslation('live-tools');
  return (
    <GivingRoot aria-label={t('desk.title')}>
      <h2>{t('desk.title')}</h2>
      <p>{t('desk.hint')}</p>
      <Tabs
        label={t('desk.tabs')}
        look="pill"
        items={[
          { key: 'bag', label: t('desk.tabBag') },
          { key: 'packet', label: t('desk.tabPacket') },
          { key: 'rain', label: t('desk.tabRain') },
        ]}
        selected={selected}
        onSelect={onSelect}
      >
        {children}
      </Tabs>
    </GivingRoot>
  );
}
