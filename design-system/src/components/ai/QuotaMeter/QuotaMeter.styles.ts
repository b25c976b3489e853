import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const QuotaRoot = styled.section`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[3]} ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const QuotaHead = styled.p`
  line-height: ${font.line.tight};
  font-variant-numeric: tabular-nums;

  & > strong {
    font-weight: ${font.weight.semibold};
  }

  &[data-spent] {
    color: ${color.warning.text};
  }
`;

export const QuotaFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};

  & > p {
    display: grid;
    flex: 1 1 140px;
    min-inline-size: 0;
    font-size: ${font.size.caption};
    line-height: ${font.line.ui};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }

  & > p:empty {
    display: none;
  }

  & > button {
    margin-inline-start: auto;
  }

  & > p > strong {
    font-weight: ${font.weight.medium};
    color: ${color.danger.text};
  }
`;
