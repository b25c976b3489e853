import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

export const PayRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  justify-items: center;
  padding: ${space[6]};
  text-align: center;
  background: ${color.surface.default};
  border: ${borderWidth.hairline} solid ${color.border.subtle};
  border-radius: ${radius.medium};

  & > div {
    inline-size: 100%;
  }
`;

export const PayHead = styled.header`
  display: grid;
  gap: ${space[1]};

  & > h2 {
    font-size: ${font.size.ui};
    font-weight: ${font.weight.medium};
    color: ${color.text.secondary};
  }

  & > strong {
    font-size: ${font.size.display};
    font-variant-numeric: tabular-nums;
    line-height: ${font.line.tight};
    overflow-wrap: anywhere;
  }
`;

export const PayWay = styled.div`
  display: grid;
  gap: ${space[4]};

  & > p {
    color: ${color.text.secondary};
  }
`;
