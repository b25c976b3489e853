import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icons.ts';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
} as const;

/** The icon of a tone, so that the tone is not shown by colour alone. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone];
  return <Icon aria-hidden="true" />;
}
