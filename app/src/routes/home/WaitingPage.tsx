import { styled } from '@goldbean/design-system/styling';
import { Spinner } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useTranslation } from 'react-i18next';

const Room = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 60vh;
  color: ${tokens.color.text.secondary};
`;

/** While a page's script group, or an answer everything depends on, is under way. @param label what is awaited */
export function WaitingPage({ label }: { readonly label?: string }) {
  const { t } = useTranslation('shell');
  return (
    <Room>
      <Spinner label={label ?? t('loading')} size="large" />
    </Room>
  );
}
