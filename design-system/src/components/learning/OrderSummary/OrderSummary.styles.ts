import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const OrderRoot = styled.section`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
  overflow-wrap: anywhere;

  & > h3 {
    font-size: ${font.size.title};
  }
`;

export const OrderLines = styled.dl`
  display: grid;
  line-height: ${font.line.ui};

  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[2]};
    border-block-end: 1px solid ${color.border.subtle};
  }

  & dt {
    min-inline-size: 0;
  }

  & small {
    display: block;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }

  & dd {
    flex: none;
    font-variant-numeric: tabular-nums;
  }

  & > [data-off] > dd {
    color: ${color.success.text};
  }

  & > [data-total] {
    font-weight: ${font.weight.semibold};
    border-block-end: 0;
  }

  & > [data-total] > dd {
    font-size: ${font.size.heading};
  }
`;

export const OrderForm = styled.form`
  display: grid;
  gap: ${space[4]};
`;

export const OrderNumber = styled.p`
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  font-variant-numeric: tabular-nums;
  color: ${color.text.muted};
`;
