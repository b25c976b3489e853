import { calls, fileLimits } from '@goldbean/contract/people';
import { subscribeKey } from 'valtio/vanilla/utils';
import { request } from '../api/index.ts';
import { session } from '../session/index.ts';
import { createFileAddresses } from './create-file-addresses.ts';

export { documentHref, documentKind, type DocumentKind } from './document-address.ts';
export { saveAs } from './save-as.ts';

/** The addresses of private files in this tab. */
export const fileAddresses = createFileAddresses({
  ask: (fileIds) => request(calls.files.addresses, { file_ids: [...fileIds] }),
  atOnce: fileLimits.fileAddressesAtOnce,
  now: () => performance.now(),
});
subscribeKey(session, 'token', fileAddresses.clear);
