import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

export const PictureFieldRoot = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 ${space[1]};
    font-weight: ${font.weight.medium};
  }

  & > legend > span {
    color: ${color.danger.text};
  }
`;

export const Picture = styled.div`
  display: grid;
  place-items: center;
  inline-size: min(100%, 320px);
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border: ${borderWidth.hairline} dashed ${color.border.control};
  border-radius: ${radius.medium};
  background: ${color.surface.sunken};
  color: ${color.text.secondary};

  &[data-invalid] {
    border-color: ${color.danger.border};
  }

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const Progress = styled.div`
  inline-size: min(100%, 320px);
`;

export const Refusal = styled.p`
  margin: 0;
  color: ${color.danger.text};
`;
