import { codes, defineErrors } from '../../shared/errors.ts';

export const favouriteErrors = defineErrors('favourite', {
  folder_missing: { code: codes.missing, msg: 'This folder does not exist, or not any more' },
  folders_full: { code: codes.full, msg: 'There are too many folders: delete one first' },
  default_stays: { code: codes.state, msg: 'One folder is the default: make another one the default first' },
});
