import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading, Section } from '../../../primitives/index.ts';
import { ColumnStack, MainAndSide, PageStack } from '../../layout.styles.ts';

export interface CreditsScreenProps {
  /** TaskList. */
  tasks: ReactNode;
  /** InviteCard; nothing while it is not known. */
  invites?: ReactNode;
  /** SignInCard. */
  signIn: ReactNode;
  /** Statement of credits. */
  statement: ReactNode;
  /** A dialog over the page: GuidanceDialog. */
  dialog?: ReactNode;
}

/** /hljw/creditsIndex: tasks with their rewards, the daily sign-in, and every line of my credits (S27, D93). */
export function CreditsScreen({ tasks, invites, signIn, statement, dialog }: CreditsScreenProps) {
  const { t } = useTranslation('rewards');
  return (
    <PageStack>
      <PageHeading title={t('title')} lead={t('lead')} />
      <MainAndSide>
        <ColumnStack>
          {tasks}
          {invites}
        </ColumnStack>
        {signIn}
      </MainAndSide>
      <Section title={t('statement')}>{statement}</Section>
      {dialog}
    </PageStack>
  );
}
