import { CodeFields } from '@goldbean/design-system/people';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import type { CodeScene } from '../identity.service.ts';
import { areas, useCode } from './use-code.ts';

/** Where a code goes, and the code itself. */
interface ContactCodeFields {
  readonly account: string;
  /** Country calling code. */
  readonly area: number;
  readonly code: string;
}

export interface ContactCodeProps {
  readonly scene: CodeScene;
  readonly contact: ContactCodeFields;
  /** Refusals by field of the form. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** What the code is for; a sentence below it. */
  readonly hint?: string;
  readonly onChange: (change: Partial<ContactCodeFields>) => void;
}

/** All that is to be filled in of a contact and its code is filled in. */
export const isContactComplete = ({ account, code }: ContactCodeFields): boolean =>
  account.trim() !== '' && /^\d{6}$/.test(code);

/** A number or an address, the code that is sent to it, and why either is refused (D83). */
export function ContactCode({ scene, contact, errors, hint, onChange }: ContactCodeProps) {
  const { account, area, code } = contact;
  const { error, sending, forget, send } = useCode(scene);
  return (
    <CodeFields
      areas={areas}
      area={area}
      account={account}
      accountError={error || (errors['account'] ? refusalWords(errors['account']) : '')}
      code={code}
      {...(errors['code'] !== undefined && { codeError: refusalWords(errors['code']) })}
      sending={sending}
      {...(hint !== undefined && { hint })}
      onArea={(given) => onChange({ area: given })}
      onAccount={(given) => {
        onChange({ account: given });
        forget();
      }}
      onCode={(given) => onChange({ code: given })}
      onSend={() => void send(account, area)}
    />
  );
}
