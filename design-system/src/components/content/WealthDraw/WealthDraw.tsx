import type { Words } from '@goldbean/locales';
import { useTranslation } from 'react-i18next';
import {
  Button,
  CircleCheckIcon,
  ErrorState,
  LayersIcon,
  Skeleton,
  Tag,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { DrawBack, DrawFace, DrawList, DrawPast, DrawRoot, DrawTask } from './WealthDraw.styles.ts';

/** A card of the house's deck. */
export interface WealthCardView {
  id: keyof Words['wealth-wheel']['card'];
  kind: keyof Words['wealth-wheel']['kind'];
}

export type WealthDrawState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | {
      kind: 'ready';
      /** The card of today; null before it is drawn. */
      card: WealthCardView | null;
      /** It was drawn a moment ago: it turns over. */
      isTurned: boolean;
      isDrawing: boolean;
      /** Goals of the running month, by their texts: a task among them is adopted. */
      goals: readonly string[];
      /** The last draws, the latest first. `day` names the day, `at` is a moment of it, UTC ms. */
      draws: readonly { day: string; at: number; card: WealthCardView }[];
    };

export interface WealthDrawProps {
  state: WealthDrawState;
  onDraw: () => void;
  /** The task of the card becomes a goal of the running month. */
  onAdopt: (task: string) => void;
  onRetry: () => void;
}

/** The learning card of the day, and those of the days before (S20). */
export function WealthDraw({ state, onDraw, onAdopt, onRetry }: WealthDrawProps) {
  const { t } = useTranslation('wealth-wheel');
  return (
    <DrawRoot>
      <h2>{t('draw.title')}</h2>
      {state.kind === 'loading' && (
        <div aria-busy="true">
          <VisuallyHidden as="output">{t('draw.loading')}</VisuallyHidden>
          <Skeleton shape="block" height="160px" />
        </div>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('draw.loadFailed')} retry={{ label: t('goals.retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && <ReadyDraw state={state} onDraw={onDraw} onAdopt={onAdopt} />}
    </DrawRoot>
  );
}

type WealthDrawReadyProps = Pick<WealthDrawProps, 'onDraw' | 'onAdopt'> & {
  state: Extract<WealthDrawState, { kind: 'ready' }>;
};

function ReadyDraw({ state, onDraw, onAdopt }: WealthDrawReadyProps) {
  const { t } = useTranslation('wealth-wheel');
  const formats = useFormats();
  const { card, draws } = state;
  return (
    <>
      {/* Stays while the card comes, so that it is read out. */}
      <div aria-live="polite">
        {card && (
          <DrawFace data-turned={state.isTurned || undefined}>
            <Tag tone="brand">{t(`kind.${card.kind}`)}</Tag>
            <h3>{t(`card.${card.id}.title`)}</h3>
            <p>{t(`card.${card.id}.text`)}</p>
            <DrawTask>
              <small>{t('draw.task')}</small>
              <p>{t(`card.${card.id}.task`)}</p>
            </DrawTask>
          </DrawFace>
        )}
        {!card && (
          <DrawBack>
            <LayersIcon aria-hidden="true" />
            <p>{t('draw.invite')}</p>
          </DrawBack>
        )}
      </div>
      {card && <Adopting task={t(`card.${card.id}.task`)} goals={state.goals} onAdopt={onAdopt} />}
      {!card && (
        <Button
          tone="primary"
          fill="filled"
          busyLabel={state.isDrawing ? t('draw.drawing') : undefined}
          onClick={onDraw}
        >
          {t('draw.draw')}
        </Button>
      )}
      <DrawPast>
        <h3>{t('draw.earlier')}</h3>
        {draws.length === 0 && <p>{t('draw.none')}</p>}
        {draws.length > 0 && (
          <DrawList>
            {draws.map((draw) => (
              <li key={draw.day}>
                <time dateTime={draw.day}>{formats.day(draw.at)}</time>
                <span>{t(`card.${draw.card.id}.title`)}</span>
                <small>{t(`kind.${draw.card.kind}`)}</small>
              </li>
            ))}
          </DrawList>
        )}
      </DrawPast>
    </>
  );
}

interface AdoptingProps {
  task: string;
  goals: readonly string[];
  onAdopt: (task: string) => void;
}

function Adopting({ task, goals, onAdopt }: AdoptingProps) {
  const { t } = useTranslation('wealth-wheel');
  return goals.includes(task) ? (
    <Tag tone="success" icon={<CircleCheckIcon aria-hidden="true" />}>
      {t('draw.adopted')}
    </Tag>
  ) : (
    <Button onClick={() => onAdopt(task)}>{t('draw.adopt')}</Button>
  );
}
