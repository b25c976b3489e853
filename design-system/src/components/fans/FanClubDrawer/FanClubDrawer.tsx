import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../primitives/index.ts';

export interface FanClubDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** A FanClubPanel. */
  children: ReactNode;
}

/** The fan club of a channel over a page (D91). */
export function FanClubDrawer({ isOpen, onClose, children }: FanClubDrawerProps) {
  const { t } = useTranslation('fans');
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('club.label')} closeLabel={t('close')}>
      {children}
    </Drawer>
  );
}
