import { uploadPicture } from '../../features/people/files/index.ts';

/** Sends a picture for a report (C004). @throws ApiError `file.*` */
export async function sendReportPicture(file: File): Promise<{ id: string; url: string }> {
  const { file_id: id, url } = await uploadPicture('report', file, () => {}, new AbortController().signal);
  return { id, url };
}
