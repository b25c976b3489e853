import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

/** One line over the messages; shared with the announcement above it. */
export const ChatBar = styled.section`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 44px;
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[4]};
  line-height: ${font.line.tight};
  background: ${color.surface.default};
  border-block-end: 1px solid ${color.border.subtle};

  /* An icon button brings its own room; a tag has none. */
  &[data-ends-in-tag] {
    padding-inline-end: ${space[4]};
  }

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${color.brand.strong};
  }
`;

export const BarWords = styled.button`
  flex: 1;
  display: block;
  min-inline-size: 0;
  min-block-size: 28px;
  text-align: start;

  &:hover > span {
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  & > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }
`;
