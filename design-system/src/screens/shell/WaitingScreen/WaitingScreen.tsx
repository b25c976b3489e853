import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../primitives/index.ts';
import { WaitingRoot } from './WaitingScreen.styles.ts';

export interface WaitingScreenProps {
  /** What is awaited; the page, unless said. */
  label?: string | undefined;
}

/** While a page's script, or an answer everything depends on, is under way. */
export function WaitingScreen({ label }: WaitingScreenProps) {
  const { t } = useTranslation('shell');
  return (
    <WaitingRoot>
      <Spinner label={label ?? t('loading')} size="large" />
    </WaitingRoot>
  );
}
