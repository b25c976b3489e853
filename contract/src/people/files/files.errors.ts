import { codes, defineErrors } from '../../shared/errors.ts';

export const fileErrors = defineErrors('file', {
  missing: { code: codes.invalid, msg: 'Choose a file' },
  failed: { code: codes.invalid, msg: 'Upload failed' },
  executable: { code: codes.invalid, msg: 'Do not upload exe files!' },
  spreadsheet: { code: codes.invalid, msg: 'Spreadsheets cannot be uploaded' },
  too_large: { code: codes.invalid, msg: 'Upload file too large!' },
  video_too_large: { code: codes.invalid, msg: 'upload video too large!' },
  image_too_large: { code: codes.invalid, msg: 'upload too large' },
  video_format: { code: codes.invalid, msg: 'Only mp4, avi, flv format can be uploaded!' },
  image_format: { code: codes.invalid, msg: 'Image upload failed: only jpg, png, gif and webp pictures' },
  voice_length: { code: codes.invalid, msg: 'A voice message lasts 1 to 60 seconds' },
  book_format: { code: codes.invalid, msg: 'A book is a PDF' },
  recording_format: { code: codes.invalid, msg: 'A screen recording is a webm or mp4 video' },
  recording_too_large: { code: codes.invalid, msg: 'A screen recording has at most 30 MB' },
  recording_length: { code: codes.invalid, msg: 'A screen recording lasts at most 60 seconds' },
  quota: { code: codes.full, msg: 'You have uploaded as much as one day allows, try again tomorrow' },
  forbidden: { code: codes.forbidden, msg: 'This file is not for you to read' },
  unknown: { code: codes.missing, msg: 'This file does not exist' },
});
