import { LineUp } from '../../features/people/lecturers/index.ts';
import type { OverPageProps } from './over-page-props.ts';

/** S46: who teaches here. */
export function LineUpOverPage({ onClose }: OverPageProps) {
  return <LineUp isOpen onClose={onClose} />;
}
