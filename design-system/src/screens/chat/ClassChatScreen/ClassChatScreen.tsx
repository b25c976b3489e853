import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, EmptyState, ErrorState, Spinner, VisuallyHidden } from '../../../primitives/index.ts';
import {
  ChatBars,
  ChatFrame,
  ChatMiddle,
  ChatSide,
  ChatTalk,
  EmptyWays,
  ListFoot,
} from './ClassChatScreen.styles.ts';
import { VisitorSample } from './VisitorSample.tsx';

export type ClassChatState =
  /** Nobody is signed in (D08). @property signInHref where one signs in and comes back */
  | { kind: 'visitor'; signInHref: string }
  | { kind: 'loading' }
  | { kind: 'failed'; onRetry: () => void }
  /** In no group yet. @property findHref where channels are found; `finder` finds groups to join */
  | { kind: 'empty'; findHref: string; finder?: ReactNode }
  /** The group of the address is none of the member's; the others stand in `list`. */
  | { kind: 'gone'; list: ReactNode; finder?: ReactNode }
  | {
      kind: 'open';
      /** The member's groups. */
      list: ReactNode;
      /** Below the groups: finds others to join. */
      finder?: ReactNode;
      /** Name of the group that is open. */
      name: string;
      /** What staff decide about the room, at the end of its head. */
      tools?: ReactNode;
      /** What stands over the talk: the announcement, what is pinned. */
      bars?: ReactNode;
      /** Messages and composer; fills the height. */
      talk: ReactNode;
      /** Beside the talk, while it is open: members, files and what else the class has. */
      side?: ReactNode;
      /** Dialogs over the page. */
      dialogs?: ReactNode;
    };

export interface ClassChatScreenProps {
  state: ClassChatState;
}

/** /chat (S17): the groups at the start, the talk of the open one beside them. */
export function ClassChatScreen({ state }: ClassChatScreenProps) {
  const { t } = useTranslation('groups');
  return (
    <>
      <VisuallyHidden as="h1">{t('link')}</VisuallyHidden>
      <ClassChatBody state={state} />
    </>
  );
}

function ClassChatBody({ state }: ClassChatScreenProps) {
  const { t } = useTranslation('groups');
  switch (state.kind) {
    case 'visitor':
      return <VisitorSample signInHref={state.signInHref} />;
    case 'loading':
      return <Spinner label={t('loading')} />;
    case 'failed':
      return <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry: state.onRetry }} />;
    case 'empty':
      return (
        <EmptyState
          title={t('empty')}
          action={
            <EmptyWays>
              <ButtonLink tone="primary" fill="filled" href={state.findHref}>
                {t('find')}
              </ButtonLink>
              {state.finder}
            </EmptyWays>
          }
        >
          {t('emptyHint')}
        </EmptyState>
      );
    case 'gone':
      return (
        <ChatFrame>
          <ChatSide>
            {state.list}
            {state.finder && <ListFoot>{state.finder}</ListFoot>}
          </ChatSide>
          <ChatMiddle>
            <EmptyState title={t('gone')}>{t('goneHint')}</EmptyState>
          </ChatMiddle>
        </ChatFrame>
      );
    case 'open':
      return (
        <ChatFrame data-side={Boolean(state.side)}>
          <ChatSide>
            {state.list}
            {state.finder && <ListFoot>{state.finder}</ListFoot>}
          </ChatSide>
          <ChatTalk>
            <header>
              <h2>{state.name}</h2>
              {state.tools}
            </header>
            <ChatBars>{state.bars}</ChatBars>
            {state.talk}
            {state.dialogs}
          </ChatTalk>
          {state.side}
        </ChatFrame>
      );
  }
}
