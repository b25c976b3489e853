import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CalendarCheckIcon,
  ClipboardListIcon,
  GraduationCapIcon,
  ListChecksIcon,
  MegaphoneIcon,
  RadioIcon,
  SmartphoneIcon,
  typedWords,
} from '../../../primitives/index.ts';
import { type Formats, formatsOf } from '../../formats/index.ts';
import type { ContentOf, TaskStatus } from '../chat-message.ts';
import {
  cardClass,
  cardFootClass,
  cardHeadClass,
  cardTextClass,
  cardTitleClass,
} from './MessageBody.styles.ts';

export type CardContent = ContentOf<'announcement' | 'form' | 'exam' | 'live' | 'sign_in' | 'mini_program'>;

interface CardFace {
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  label: string;
  title?: string;
  /** Words at length, of which the first lines are shown. */
  text?: string;
  detail?: ReactNode;
  foot: string;
  tone: 'go' | 'done' | 'over' | 'live';
  /** Stands behind the label. */
  mark?: string;
}

const footTone: Readonly<Record<TaskStatus, CardFace['tone']>> = { open: 'go', done: 'done', ended: 'over' };

/** A task or a notice of the class: what it is, what it asks, how it stands for the reader. A press opens it. */
export function MessageCard({ content, onOpen }: { content: CardContent; onOpen?: () => void }) {
  const { t, i18n } = useTranslation('chat');
  const { Icon, label, title, text, detail, foot, tone, mark } = cardFace(
    content,
    t,
    formatsOf(i18n.language),
  );
  const isQuiet = content.kind === 'mini_program';
  const Root = isQuiet || !onOpen ? 'div' : 'button';
  return (
    <Root
      {...(Root === 'button' && { type: 'button' })}
      className={cardClass}
      onClick={isQuiet ? undefined : onOpen}
    >
      <span className={cardHeadClass} data-card={content.kind}>
        <Icon aria-hidden="true" />
        {label}
        {mark && <em>{mark}</em>}
      </span>
      {title && <span className={cardTitleClass}>{title}</span>}
      {text && (
        <span className={cardTextClass} data-clamp>
          {text}
        </span>
      )}
      {detail && <small>{detail}</small>}
      <span className={cardFootClass} data-tone={tone}>
        {foot}
      </span>
    </Root>
  );
}

function cardFace(content: CardContent, t: TFunction<'chat'>, formats: Formats): CardFace {
  switch (content.kind) {
    case 'announcement':
      return {
        Icon: MegaphoneIcon,
        label: t('kind.announcement'),
        text: typedWords(content.text),
        detail:
          content.read &&
          t('card.readBy', { n: formats.number(content.read.count), total: formats.number(content.read.of) }),
        foot: t('card.readMore'),
        tone: 'go',
        ...(content.mustRead && { mark: t('card.mustRead') }),
      };
    case 'form':
      return {
        Icon: ClipboardListIcon,
        label: t(content.task === 'form' ? 'kind.form' : 'kind.assignment'),
        title: content.title,
        detail:
          content.deadline !== undefined && t('card.deadline', { time: formats.moment(content.deadline) }),
        foot: taskFoot(content.status, t('card.openForm'), t('card.submitted'), t),
        tone: footTone[content.status],
      };
    case 'sign_in':
      return {
        Icon: CalendarCheckIcon,
        label: t('kind.signIn'),
        title: content.title,
        detail: t('card.signedCount', { count: content.count, n: formats.number(content.count) }),
        foot: taskFoot(content.status, t('card.signIn'), t('card.signedIn'), t),
        tone: footTone[content.status],
      };
    case 'exam': {
      const { status, score } = content;
      const done = score
        ? t('card.examScore', { score: formats.number(score.reached), total: formats.number(score.total) })
        : t('card.submitted');
      return {
        Icon: ListChecksIcon,
        label: t('kind.exam'),
        title: content.title,
        detail: t('card.examMeta', {
          count: content.questions,
          minutes: formats.span(content.minutes * 60_000),
        }),
        foot: status === 'running' ? t('card.examRunning') : taskFoot(status, t('card.examOpen'), done, t),
        tone: status === 'running' ? 'go' : footTone[status],
      };
    }
    case 'live':
      return {
        Icon: content.status === 'live' ? RadioIcon : GraduationCapIcon,
        label: t('kind.live'),
        title: content.title,
        detail: content.teacher,
        foot:
          content.status === 'live'
            ? t('card.liveNow')
            : content.status === 'soon'
              ? t('card.liveSoon', { time: formats.moment(content.startsAt) })
              : t('card.ended'),
        tone: content.status === 'live' ? 'live' : content.status === 'soon' ? 'done' : 'over',
      };
    case 'mini_program':
      return {
        Icon: SmartphoneIcon,
        label: t('kind.miniProgram'),
        title: content.title,
        detail: content.app,
        foot: t('card.inApp'),
        tone: 'over',
      };
  }
}

function taskFoot(status: TaskStatus, open: string, done: string, t: TFunction<'chat'>): string {
  if (status === 'open') return open;
  return status === 'done' ? done : t('card.ended');
}
