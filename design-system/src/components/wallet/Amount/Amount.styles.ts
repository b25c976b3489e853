import { tokens } from '@goldbean/tokens';
import { staticClass } from '../../../styling/index.ts';

const { color, font } = tokens;

/** A class made once: every gift and every line of a statement has an amount. */
export const amountClass = staticClass`
  display: inline-flex;
  align-items: baseline;
  gap: 0.3em;
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.tight};
  white-space: nowrap;

  /* Out of the baseline, so that the figures stand on the line of the words beside them and not above it. */
  & > svg {
    flex: none;
    align-self: center;
    inline-size: 1.15em;
    block-size: 1.15em;
  }

  &[data-size='large'] {
    font-size: ${font.size.display};
    font-weight: ${font.weight.semibold};
  }

  &[data-size='medium'] {
    font-size: ${font.size.title};
    font-weight: ${font.weight.semibold};
  }

  &[data-tone='currency'][data-currency='BEAN'],
  &[data-tone='currency'][data-currency='COIN'] {
    color: ${color.gold.text};
  }

  &[data-tone='sign'][data-sign='plus'] {
    color: ${color.success.text};
  }

  &[data-tone='sign'][data-sign='minus'] {
    color: ${color.text.primary};
  }
`;
