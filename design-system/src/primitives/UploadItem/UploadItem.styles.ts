import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ItemRoot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space[3]};
  inline-size: 100%;
  padding: ${space[2]} ${space[3]};
  font-size: ${font.size.ui};
  line-height: ${font.line.tight};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  &[data-tone='danger'] {
    border-color: ${color.danger.border};
  }
`;

export const ItemPicture = styled.div`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  overflow: hidden;
  color: ${color.text.muted};
  background: ${color.surface.sunken};
  border-radius: ${radius.small};

  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const ItemName = styled.p`
  overflow-wrap: anywhere;
  color: ${color.text.primary};
`;

export const ItemStatus = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[2]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.text.secondary};
  font-variant-numeric: tabular-nums;

  [data-tone='danger'] & {
    color: ${color.danger.text};
  }

  & > output {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }

  & svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }

  & [data-part='done'] {
    color: ${color.success.text};
  }
`;

export const ItemBar = styled.div`
  padding-block-start: ${space[1]};
`;

export const ItemActions = styled.div`
  display: flex;
`;
