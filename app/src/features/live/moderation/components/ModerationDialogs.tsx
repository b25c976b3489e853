import { moderationLimits } from '@goldbean/contract/live';
import {
  BanDialog,
  ActionDialog,
  FreezeDialog,
  type ModerationDialogAction,
  type ModerationReasonFields,
  type FreezeLength,
} from '@goldbean/design-system/live';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { serverNow } from '../../../../shared/clock/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { notify } from '../../../../shared/notices/index.ts';
import { banChannel, blockViewer, freezeViewer, warnStreamer, warnViewer } from '../moderate.actions.ts';
import { cancelAction } from '../moderation.actions.ts';
import { moderationState } from '../moderation.state.ts';

const actionKinds: ReadonlySet<string> = new Set<ModerationDialogAction>(['warn', 'block', 'warnStreamer']);
const isAction = (action: string | undefined): action is ModerationDialogAction =>
  action !== undefined && actionKinds.has(action);

export interface ModerationDialogsProps {
  /** Name of the live session. */
  readonly live: string;
  /** Name of its channel. */
  readonly channel: string;
}

/** What is asked before somebody in the room is warned, frozen or removed, or its channel banned (P04, P05). */
export function ModerationDialogs({ live, channel }: ModerationDialogsProps) {
  const { t } = useTranslation('live-tools');
  const { asked, saving, error } = useSnapshot(moderationState);
  const member = asked?.member ?? null;
  const name = member?.nickname ?? live;
  const isSaving = saving !== null;
  const failed = error === null ? {} : { error: errorWords(error) };

  const confirm = async (why: ModerationReasonFields) => {
    if (asked?.action === 'warnStreamer') {
      if (await warnStreamer(why)) notify('success', t('done.warnStreamer'));
    } else if (member && asked?.action === 'warn') {
      if (await warnViewer(member, why)) notify('success', t('done.warn', { name }));
    } else if (member && asked?.action === 'block') {
      if (await blockViewer(member, why)) notify('success', t('done.block', { name }));
    }
  };
  const freeze = async ({ type, ...why }: ModerationReasonFields & { type: FreezeLength }) => {
    const done = member && (await freezeViewer(member, type === '3_days' ? '3' : 'permanent', why));
    if (done) notify('success', t('done.freeze', { name }));
  };
  const ban = async ({ lasts, ...why }: ModerationReasonFields & { lasts: number }) => {
    const done = await banChannel(why, lasts);
    if (done) notify('success', t(done.waits ? 'done.banWaits' : 'done.ban'));
  };
  return (
    <>
      <ActionDialog
        kind={isAction(asked?.action) ? asked.action : null}
        name={name}
        isSaving={isSaving}
        {...failed}
        onConfirm={(why) => void confirm(why)}
        onClose={cancelAction}
      />
      <FreezeDialog
        isOpen={asked?.action === 'freeze'}
        nickname={name}
        isSaving={isSaving}
        {...failed}
        now={serverNow}
        onFreeze={(given) => void freeze(given)}
        onClose={cancelAction}
      />
      <BanDialog
        isOpen={asked?.action === 'ban'}
        channel={channel}
        aloneMs={moderationLimits.banAloneMs}
        isSaving={isSaving}
        {...failed}
        now={serverNow}
        onBan={(given) => void ban(given)}
        onClose={cancelAction}
      />
    </>
  );
}
