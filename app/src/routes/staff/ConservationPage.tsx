import { styled } from '@goldbean/design-system/styling';
import { tokens } from '@goldbean/design-system/theme';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ConservationBoard, watchConservation } from '../../features/conservation/index.ts';

const Page = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`;

const Heading = styled.header`
  & h1 {
    margin: 0;
    font-size: ${tokens.font.size.heading};
    line-height: ${tokens.font.line.tight};
  }

  & p {
    max-inline-size: ${tokens.layout.narrow};
    margin: ${tokens.space[1]} 0 0;
    color: ${tokens.color.text.secondary};
  }
`;

/** /staff/conservation (N04): where all money is, live; for administrators, and the server sees to that. */
export function ConservationPage() {
  const { t } = useTranslation('conservation');
  useEffect(watchConservation, []);
  return (
    <Page>
      <Heading>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </Heading>
      <ConservationBoard />
    </Page>
  );
}
