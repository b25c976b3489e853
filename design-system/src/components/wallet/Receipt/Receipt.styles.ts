import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ReceiptRoot = styled.article`
  display: grid;
  gap: ${space[5]};
  inline-size: 480px;
  max-inline-size: 100%;
  padding: ${space[6]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const ReceiptHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};

  & > h3 {
    font-size: ${font.size.title};
  }

  & > strong {
    flex-basis: 100%;
    font-size: ${font.size.display};
    font-variant-numeric: tabular-nums;
    line-height: ${font.line.tight};
  }

  & > strong[data-refunded] {
    color: ${color.text.muted};
    text-decoration: line-through;
  }
`;

export const ReceiptFacts = styled.dl`
  border-block-start: 1px dashed ${color.border.default};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[4]};
    padding-block: ${space[2]};
    border-block-end: 1px solid ${color.border.subtle};
  }

  & dt {
    color: ${color.text.muted};
  }

  & dd {
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }

  & small {
    font-size: inherit;
    white-space: nowrap;
  }
`;

/** Not part of the paper. */
export const ReceiptFoot = styled.footer`
  @media print {
    display: none;
  }
`;
