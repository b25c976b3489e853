import { useTranslation } from 'react-i18next';
import type { DialogProps } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ForwardChoice } from './ForwardChoice.tsx';
import { ForwardResults } from './ForwardResults.tsx';
import type { ForwardDialogProps } from './forward.ts';

/** Sends messages on to 1 to 9 members or classes and says how it went with each. */
export function ForwardDialog(props: ForwardDialogProps) {
  const { t } = useTranslation(['chat', 'primitives']);
  const formats = useFormats();
  const { state, messageCount, onClose } = props;
  const count = { count: messageCount, n: formats.number(messageCount) };
  if (state.kind === 'closed') return null;
  const { title = t('forward.title', count) } = props;
  const frame: DialogProps = { isOpen: true, title, closeLabel: t('primitives:close'), onClose };
  return state.kind === 'sent' ? (
    <ForwardResults frame={frame} results={state.results} onRetry={props.onRetry} onClose={onClose} />
  ) : (
    <ForwardChoice {...props} frame={frame} isSending={state.kind === 'sending'} />
  );
}
