import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, space } = tokens;

export const BarRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} ${space[4]};
  background: ${color.surface.default};
  border-block-end: ${borderWidth.hairline} solid ${color.border.subtle};
`;

export const BarName = styled.h1`
  flex: 1 1 200px;
  min-inline-size: 0;
  margin: 0;
  overflow: hidden;
  font-size: ${font.size.reading};
  font-weight: ${font.weight.semibold};
  line-height: ${font.line.ui};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const BarGroup = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`;

export const BarSearch = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};

  & > :first-child {
    inline-size: 240px;
  }
`;

export const BarValue = styled.span`
  font-size: ${font.size.ui};
  font-variant-numeric: tabular-nums;
  color: ${color.text.secondary};
  white-space: nowrap;

  &[data-scale] {
    min-inline-size: 44px;
    text-align: center;
  }

  &:empty {
    display: none;
  }
`;

export const PageFieldRoot = styled.div`
  inline-size: 60px;

  & input {
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;
