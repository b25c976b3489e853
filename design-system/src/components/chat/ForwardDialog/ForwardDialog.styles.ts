import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ForwardFields = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const TargetChips = styled.div`
  margin-block-start: ${space[2]};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const TargetList = styled.ul`
  max-block-size: 288px;
  margin-inline: calc(-1 * ${space[2]});
  overflow-y: auto;
  overscroll-behavior: contain;

  & > li {
    list-style: none;
  }
`;

/** A class made once: targets come by the hundred. */
export const targetClass = staticClass`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]};
  line-height: ${font.line.tight};
  overflow-wrap: anywhere;
  border-radius: ${radius.medium};

  label& { cursor: pointer; }
  label&:hover { background: ${color.surface.hover}; }
  &:has(:disabled) { cursor: not-allowed; }

  &[data-result] { grid-template-columns: auto minmax(0, 1fr) auto; }

  & > input {
    inline-size: 18px;
    block-size: 18px;
    accent-color: ${color.action.fill};
  }

  & small {
    display: block;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }

  & [data-tone='danger'] { color: ${color.danger.text}; }
  & [data-tone='success'] { color: ${color.success.text}; }

  & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;

export const ForwardNote = styled.p`
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  font-variant-numeric: tabular-nums;
  color: ${color.text.muted};
`;
