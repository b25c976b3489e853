import { HerdsmanClubDesk, type HerdsmanClubDeskProps } from '../../features/content/herdsman-clubs/index.ts';
import { uploadPicture } from '../../features/people/files/index.ts';

const sendPicture: HerdsmanClubDeskProps['sendPicture'] = (file, onProgress, signal) =>
  uploadPicture('herdsman', file, onProgress, signal);

/** The form of a club, whose pictures are files of its own scene (S22). */
export const ClubDesk = (props: Omit<HerdsmanClubDeskProps, 'sendPicture'>) => (
  <HerdsmanClubDesk {...props} sendPicture={sendPicture} />
);
