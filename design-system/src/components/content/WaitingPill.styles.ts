import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, radius, shadow, space, z } = tokens;

/**
 * Holds the button "n new" over the beginning of a list, and stays in sight while one reads further down. It takes no room, so
 * that no line moves when it comes.
 */
export const WaitingPill = styled.div`
  position: sticky;
  inset-block-start: var(--page-top, 0px);
  z-index: ${z.sticky};
  display: grid;
  justify-items: center;
  block-size: 0;

  & > button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[2]};
    block-size: max-content;
    min-block-size: 32px;
    margin-block-start: ${space[1]};
    padding-inline: ${space[4]};
    font-weight: ${font.weight.medium};
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
    border: 1px solid ${color.brand.border};
    border-radius: ${radius.round};
    box-shadow: ${shadow.raised};
  }

  & > button > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;
