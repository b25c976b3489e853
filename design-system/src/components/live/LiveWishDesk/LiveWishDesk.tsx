import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  Combobox,
  ErrorState,
  Field,
  IconButton,
  NumberInput,
  ProgressBar,
  Skeleton,
  Trash2Icon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { GiftIcon, type GiftOffer, useGiftName } from '../../gifts/index.ts';
import type { LiveWishGoal, LiveWishState } from '../LiveWish/LiveWish.tsx';
import { DeskForm, DeskGoal, DeskGoals, DeskRoot } from './LiveWishDesk.styles.ts';

export interface LiveWishDeskProps {
  state: LiveWishState;
  /** The catalogue: what may be hoped for. */
  gifts: readonly GiftOffer[];
  /** Most wishes at once. */
  max: number;
  /** Highest target. */
  targetMax: number;
  /** The wish that is being stored or removed, `new` for one of which no gift is hoped for yet. */
  busy?: string | null;
  /** @param target 1 to `targetMax`; a gift hoped for already gets it in place of the one before */
  onSave: (gift: GiftOffer, target: number) => void;
  onRemove: (wish: LiveWishGoal) => void;
  onRetry: () => void;
}

/** Where the teacher says what to hope for in a live session, and sees how far it has come (D18). */
export function LiveWishDesk({
  state,
  gifts,
  max,
  targetMax,
  busy = null,
  onSave,
  onRemove,
  onRetry,
}: LiveWishDeskProps) {
  const { t, i18n } = useTranslation('live-tools');
  const nameOf = useGiftName();
  const formats = useFormats();
  const [giftId, setGiftId] = useState<string | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const wishes = state.kind === 'ready' ? state.wishes : [];
  const chosen = gifts.find(({ id }) => id === giftId) ?? null;
  const isKnown = wishes.some(({ gift }) => gift.id === giftId);
  const isFull = wishes.length >= max;
  const optionOf = (gift: GiftOffer) => ({
    value: gift.id,
    label: nameOf(gift),
    isDisabled: isFull && !wishes.some((wish) => wish.gift.id === gift.id),
  });
  const missing = () => {
    if (chosen === null) return t('wish.giftMissing');
    if (isFull && !isKnown) return t('wish.full', { max: formats.number(max) });
    return target === null ? t('wish.targetMissing') : undefined;
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (missing() !== undefined || busy !== null || !chosen || target === null) return;
    onSave(chosen, target);
    setGiftId(null);
    setTarget(null);
  };
  return (
    <DeskRoot aria-label={t('wish.title')} aria-busy={state.kind === 'loading' || undefined}>
      <h2>{t('wish.title')}</h2>
      <p>{t('wish.deskHint', { max: formats.number(max) })}</p>
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('wish.loading')}</VisuallyHidden>
          <Skeleton shape="block" height="48px" />
        </>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('wish.failed')} retry={{ label: t('wish.retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {wishes.length > 0 && (
        <DeskGoals>
          {wishes.map((wish) => (
            <li key={wish.id}>
              <Goal wish={wish} isBusy={busy === wish.id} onRemove={onRemove} />
            </li>
          ))}
        </DeskGoals>
      )}
      {state.kind === 'ready' && (
        <DeskForm onSubmit={handleSubmit}>
          <Field label={t('wish.gift')}>
            <Combobox
              label={t('wish.gift')}
              list={{ kind: 'all', options: gifts.map(optionOf) }}
              choice={{
                kind: 'one',
                selected: chosen && optionOf(chosen),
                onSelect: (option) => setGiftId(option?.value ?? null),
              }}
              emptyLabel={t('wish.giftNone')}
              placeholder={t('wish.giftFind')}
            />
          </Field>
          <Field label={t('wish.target')}>
            <NumberInput
              label={t('wish.target')}
              value={target}
              onChange={setTarget}
              languageTag={i18n.language}
              min={1}
              max={targetMax}
              lessLabel={t('wish.oneLess')}
              moreLabel={t('wish.oneMore')}
            />
          </Field>
          <Button
            type="submit"
            disabledReason={missing()}
            busyLabel={busy === 'new' ? t('wish.saving') : undefined}
          >
            {isKnown ? t('wish.change') : t('wish.save')}
          </Button>
        </DeskForm>
      )}
    </DeskRoot>
  );
}

interface LiveWishDeskGoalProps extends Pick<LiveWishDeskProps, 'onRemove'> {
  wish: LiveWishGoal;
  isBusy: boolean;
}

function Goal({ wish, isBusy, onRemove }: LiveWishDeskGoalProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const name = useGiftName()(wish.gift);
  const progress = t('wish.progress', { now: formats.number(wish.now), target: formats.number(wish.target) });
  return (
    <DeskGoal>
      <GiftIcon icon={wish.gift.icon} size={32} />
      <div>
        <p>
          <strong>{name}</strong>
          <span>{progress}</span>
        </p>
        <ProgressBar
          label={name}
          value={Math.min(wish.now, wish.target)}
          max={wish.target}
          valueText={progress}
          tone="gold"
        />
      </div>
      <IconButton
        label={t('wish.removeLabel', { gift: name })}
        icon={<Trash2Icon aria-hidden="true" />}
        disabledReason={isBusy ? t('wish.removing') : undefined}
        onClick={() => onRemove(wish)}
      />
    </DeskGoal>
  );
}
