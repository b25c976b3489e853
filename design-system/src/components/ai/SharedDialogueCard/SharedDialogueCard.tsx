import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  GitForkIcon,
  HeartIcon,
  Link,
  MessageSquareIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { RiskNote } from '../RiskNote/RiskNote.tsx';
import { DialogueAuthor, DialogueFoot, DialogueRoot } from './SharedDialogueCard.styles.ts';

export interface SharedDialogue {
  /** The first question. */
  question: string;
  /** How the first answer begins, without marks. */
  answer: string;
  author: { nickname: string; img: string };
  /** UTC ms. */
  sharedAt: number;
  /** Which model answered. */
  model: string;
  /** Up to when its market data reaches, UTC ms; left out when there is none in it. */
  asOf?: number;
  /** Questions in it. */
  turns: number;
  likes: number;
  comments: number;
  href: string;
}

export interface SharedDialogueCardProps {
  dialogue: SharedDialogue;
  isLiked: boolean;
  /** The clock, UTC ms. */
  now: number;
  /** Called for a visitor too: the owner opens the login (S21). */
  onLike: (isLiked: boolean) => void;
  /** Takes it into a topic of one's own and goes on there. */
  onFork: () => void;
  isForking?: boolean;
}

/** A dialogue that a member shared with the community (S21). The whole card leads to it. */
export function SharedDialogueCard({
  dialogue,
  isLiked,
  now,
  onLike,
  onFork,
  isForking = false,
}: SharedDialogueCardProps) {
  const { t } = useTranslation('ai');
  const formats = useFormats();
  const { question, answer, author, sharedAt, model, asOf, turns, likes, comments, href } = dialogue;
  return (
    <DialogueRoot>
      <DialogueAuthor>
        <Avatar name={author.nickname} src={author.img} size="tiny" />
        <span>{author.nickname}</span>
        <time dateTime={new Date(sharedAt).toISOString()}>{formats.date(sharedAt)}</time>
      </DialogueAuthor>
      <h3>
        <Link look="plain" href={href}>
          {question}
        </Link>
      </h3>
      <p data-clamp>{answer}</p>
      <RiskNote scene="answer" asOf={asOf} model={model} now={now} />
      <DialogueFoot>
        <Button
          size="small"
          fill="quiet"
          icon={<HeartIcon aria-hidden="true" />}
          aria-pressed={isLiked}
          aria-label={t('dialogue.like', { count: likes, n: formats.number(likes) })}
          onClick={() => onLike(!isLiked)}
        >
          {formats.compact(likes)}
        </Button>
        <span>
          <MessageSquareIcon aria-hidden="true" />
          {t('dialogue.comments', { count: comments, n: formats.compact(comments) })}
        </span>
        <span>{t('topic.questions', { count: turns, n: formats.number(turns) })}</span>
        <Button
          size="small"
          icon={<GitForkIcon aria-hidden="true" />}
          busyLabel={isForking ? t('dialogue.forking') : undefined}
          onClick={onFork}
        >
          {t('dialogue.fork')}
        </Button>
      </DialogueFoot>
    </DialogueRoot>
  );
}
