import { Poster } from '../../features/live/poster/index.ts';
import { FeaturedTeachers } from '../../features/people/channels/index.ts';

/** The show side of the door; it loads after the form. */
export function DoorPoster() {
  return (
    <>
      <Poster />
      <FeaturedTeachers />
    </>
  );
}
