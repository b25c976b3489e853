import {
  DecoratorNode,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from 'lexical';

type SerializedPicture = Spread<{ fileId: string; url: string; alt: string }, SerializedLexicalNode>;

/** A picture of a document while it is written. */
export class PictureNode extends DecoratorNode<null> {
  readonly __fileId: string;
  readonly __url: string;
  readonly __alt: string;

  constructor(fileId: string, url: string, alt: string, key?: NodeKey) {
    super(key);
    this.__fileId = fileId;
    this.__url = url;
    this.__alt = alt;
  }

  static override getType(): string {
    return 'picture';
  }

  static override clone(node: PictureNode): PictureNode {
    return new PictureNode(node.__fileId, node.__url, node.__alt, node.__key);
  }

  static override importJSON({ fileId, url, alt }: SerializedPicture): PictureNode {
    return new PictureNode(fileId, url, alt);
  }

  override exportJSON(): SerializedPicture {
    return { type: 'picture', version: 1, fileId: this.__fileId, url: this.__url, alt: this.__alt };
  }

  override createDOM(): HTMLElement {
    const figure = document.createElement('figure');
    const picture = document.createElement('img');
    picture.src = this.__url;
    picture.alt = this.__alt;
    figure.append(picture);
    return figure;
  }

  override updateDOM(): false {
    return false;
  }

  override decorate(): null {
    return null;
  }

  override isInline(): false {
    return false;
  }
}

export const isPicture = (node: LexicalNode): node is PictureNode => node instanceof PictureNode;
