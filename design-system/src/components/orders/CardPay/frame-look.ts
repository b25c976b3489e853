import { tokens } from '@goldbean/tokens';

/** What the frames of a payment service are told about how to look: values, no names of ours. */
export interface FrameLook {
  readonly variables: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * How the card field looks where it stands. Its frames are the payment service's and know none of our tokens, so they
 * are told what the tokens stand for there. The names are those of Stripe's appearance API.
 * @param place where it stands; it hands on theme and language
 */
export function cardFrameLook(place: Element): FrameLook {
  const styles = getComputedStyle(place);
  const valueOf = (token: string): string => {
    const [, property] = /^var\((--[\w-]+)\)$/.exec(token) ?? [];
    return property === undefined ? token : styles.getPropertyValue(property).trim();
  };
  const { color, control, font, radius, space } = tokens;
  return {
    variables: {
      colorPrimary: valueOf(color.action.fill),
      colorBackground: valueOf(color.surface.default),
      colorText: valueOf(color.text.primary),
      colorTextSecondary: valueOf(color.text.secondary),
      colorTextPlaceholder: valueOf(color.text.muted),
      colorDanger: valueOf(color.danger.text),
      // Our fonts are not in their frames; the families after them are the member's own.
      fontFamily: styles.fontFamily,
      fontSizeBase: valueOf(font.size.ui),
      borderRadius: valueOf(radius.medium),
      gridRowSpacing: valueOf(space[4]),
      gridColumnSpacing: valueOf(space[3]),
    },
    rules: {
      '.Input': {
        border: `1px solid ${valueOf(color.border.control)}`,
        minHeight: valueOf(control.medium),
      },
      '.Input:focus': {
        outline: `2px solid ${valueOf(color.focus.ring)}`,
        outlineOffset: '-1px',
        boxShadow: 'none',
      },
      '.Input--invalid': { borderColor: valueOf(color.danger.text) },
    },
  };
}
