import { allBelow, attributeOf, childOf, childrenOf, holds, relationNamespace, textOf, word } from './xml.ts';

/** What can be shown of a drawing, in the places that the library knows. */
export interface DrawingView {
  /** Pictures, each a drawing of its own, for the run. */
  readonly pictures: readonly Element[];
  /** What stands in each of its text boxes. */
  readonly boxes: readonly (readonly Element[])[];
  /** Something of it is not shown. */
  readonly isPartial: boolean;
}

const drawingNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const pictureNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/picture';
const placeNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing';

/** Lines and frames around something: without them nothing is lost. */
const decorations = new Set(['line', 'straightConnector1', 'rect', 'roundRect']);
/** Units of length of drawings in a pt. */
const perPt = 12_700;

/** Text boxes that stand in no other one. */
const boxesIn = (element: Element): Element[] =>
  allBelow(element, 'txbxContent').filter((box) => box.parentElement?.closest('*|txbxContent') === null);

const inBox = (element: Element) => element.closest('*|txbxContent') !== null;

/** A drawing of one picture. @param size in units of drawings, as they are written */
function drawingOf(picture: Element, size: readonly [string, string]): Element {
  const owner = picture.ownerDocument;
  const make = (namespace: string, name: string, ...children: Node[]) => {
    const made = owner.createElementNS(namespace, name);
    made.append(...children);
    return made;
  };
  const extent = make(placeNamespace, 'wp:extent');
  extent.setAttribute('cx', size[0]);
  extent.setAttribute('cy', size[1]);
  const data = make(drawingNamespace, 'a:graphicData', picture);
  return word(
    owner,
    'drawing',
    {},
    make(placeNamespace, 'wp:inline', extent, make(drawingNamespace, 'a:graphic', data)),
  );
}

/** A picture out of a group, in the size that it has on the page. */
function pictureAlone(picture: Element): Element {
  const frame = childOf(childOf(picture, 'spPr'), 'xfrm');
  const extent = childOf(frame, 'ext');
  const size = (['cx', 'cy'] as const).map((name) => {
    let length = Number(attributeOf(extent, name) ?? 0);
    for (let group = picture.parentElement; group; group = group.parentElement) {
      const scale = childOf(childOf(group, 'grpSpPr'), 'xfrm');
      const inside = Number(attributeOf(childOf(scale, 'chExt'), name) ?? 0);
      if (inside > 0) length *= Number(attributeOf(childOf(scale, 'ext'), name) ?? 0) / inside;
    }
    extent?.setAttribute(name, String(Math.round(length)));
    return String(Math.round(length));
  });
  childOf(frame, 'off')?.remove();
  return drawingOf(picture, [size[0] ?? '0', size[1] ?? '0']);
}

/** The library reads these parts of a picture without asking whether they are there. */
const isWhole = (picture: Element): boolean =>
  attributeOf(childOf(childOf(picture, 'blipFill'), 'blip'), 'embed') !== undefined &&
  childOf(picture, 'spPr') !== undefined;

function ofDrawing(drawing: Element): DrawingView {
  const hidden = allBelow(drawing, 'docPr').some((facts) =>
    /^(?:1|true)$/.test(attributeOf(facts, 'hidden') ?? ''),
  );
  if (hidden) return { pictures: [], boxes: [], isPartial: false };
  const pictures = allBelow(drawing, 'pic').filter(
    (picture) => !inBox(picture) && holds(picture, 'blipFill'),
  );
  const boxes = boxesIn(drawing);
  const whole = pictures.filter(isWhole);
  const others = allBelow(drawing, 'wsp').filter((shape) => !holds(shape, 'txbxContent') && !inBox(shape));
  const shapes = others.flatMap((shape) => allBelow(shape, 'prstGeom'));
  const isDecorated =
    others.length > 0 &&
    shapes.length === others.length &&
    shapes.every((shape) => decorations.has(attributeOf(shape, 'prst') ?? '')) &&
    !others.some((shape) => holds(shape, 'blip'));
  const isNothing = pictures.length === 0 && boxes.length === 0 && !isDecorated;
  const isPartial =
    isNothing ||
    whole.length < pictures.length ||
    (others.length > 0 && !isDecorated) ||
    ['chart', 'relIds', 'contentPart'].some((name) => holds(drawing, name));
  const isPlain =
    whole.length === 1 && boxes.length === 0 && whole[0]?.parentElement?.localName === 'graphicData';
  return {
    pictures: isPlain ? [drawing] : whole.map(pictureAlone),
    boxes: boxes.map((box) => childrenOf(box)),
    isPartial,
  };
}

/** A length of an older drawing as that of a newer one. */
function lengthOf(style: string, name: string): string {
  const [, number = '', unit = 'pt'] =
    new RegExp(`(?:^|;)\\s*${name}:\\s*([\\d.]+)(pt|in|px|cm|mm)?`).exec(style) ?? [];
  const pts = { pt: 1, in: 72, px: 0.75, cm: 28.35, mm: 2.835 }[unit] ?? 1;
  return String(Math.round(Number(number) * pts * perPt));
}

/** A picture of an older drawing, as a newer one. */
function pictureOf(image: Element): Element | null {
  const id = attributeOf(image, 'id');
  if (id === undefined) return null;
  const owner = image.ownerDocument;
  const style = attributeOf(image.parentElement ?? undefined, 'style') ?? '';
  const size = [lengthOf(style, 'width'), lengthOf(style, 'height')] as const;
  const make = (namespace: string, name: string, ...children: Node[]) => {
    const made = owner.createElementNS(namespace, name);
    made.append(...children);
    return made;
  };
  const blip = make(drawingNamespace, 'a:blip');
  blip.setAttributeNS(relationNamespace, 'r:embed', id);
  const extent = make(drawingNamespace, 'a:ext');
  extent.setAttribute('cx', size[0]);
  extent.setAttribute('cy', size[1]);
  const picture = make(
    pictureNamespace,
    'pic:pic',
    make(pictureNamespace, 'pic:blipFill', blip),
    make(pictureNamespace, 'pic:spPr', make(drawingNamespace, 'a:xfrm', extent)),
  );
  return drawingOf(picture, size);
}

/** Whether an image says where its picture is: WPS writes one that does not into each text box, line and large word. */
const namesPicture = (image: Element): boolean =>
  ['id', 'pict', 'href', 'src', 'relid'].some((name) => attributeOf(image, name) !== undefined);

/** Drawings of older programs, embedded objects and their pictures, and large words behind the text. */
function ofOlder(drawing: Element): DrawingView {
  const owner = drawing.ownerDocument;
  const boxes = boxesIn(drawing).map((box) => childrenOf(box));
  for (const image of allBelow(drawing, 'imagedata')) if (!namesPicture(image)) image.remove();
  const images = allBelow(drawing, 'imagedata').filter((image) => !inBox(image));
  const pictures = images.flatMap((image) => pictureOf(image) ?? []);
  const words = allBelow(drawing, 'textpath').flatMap((path) => attributeOf(path, 'string') ?? []);
  for (const text of words) boxes.push([word(owner, 'p', {}, word(owner, 'r', {}, textOf(owner, text)))]);
  const shapes = ['group', 'shape', 'oval', 'arc', 'curve', 'polyline'].flatMap((name) =>
    allBelow(drawing, name),
  );
  const isKnown = (shape: Element) =>
    ['txbxContent', 'imagedata', 'textpath'].some((name) => holds(shape, name));
  const isPartial =
    pictures.length < images.length ||
    shapes.some((shape) => !isKnown(shape)) ||
    (drawing.localName === 'object' && pictures.length === 0);
  return { pictures, boxes, isPartial };
}

/** Takes out of a drawing what can be shown. */
export const shownOf = (drawing: Element): DrawingView =>
  drawing.localName === 'drawing' ? ofDrawing(drawing) : ofOlder(drawing);
