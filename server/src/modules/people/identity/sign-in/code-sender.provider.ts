import type { Log } from '../../../../platform/log.ts';
import type { CodeSender } from '../identity.ports.ts';

/** Stands in for a provider of short messages and mail (D72): the code appears in the server's log. */
export const createLogCodeSender = (log: Log): CodeSender => ({
  async send(contact, code) {
    log.info(
      { contact: contact.value, login_code: code },
      'local stand-in for SMS and mail: nothing was sent, this is the code',
    );
  },
});
