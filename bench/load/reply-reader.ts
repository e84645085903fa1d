const headEnd = Buffer.from('\r\n\r\n');
const lineEnd = Buffer.from('\r\n');

/** Finds where replies end on one connection, which carries one at a time; every byte is looked at as it comes. */
export class ReplyReader {
  private held: Buffer = Buffer.alloc(0);
  private state: 'head' | 'length' | 'chunkHead' | 'chunk' | 'lastLine' = 'head';
  private left = 0;
  private status = 0;

  /** The status of a reply that is now whole; undefined while more is to come. */
  read(bytes: Buffer): number | undefined {
    this.held = this.held.length === 0 ? bytes : Buffer.concat([this.held, bytes]);
    for (;;) {
      const step = this.state === 'length' || this.state === 'chunk' ? this.readBody() : this.readLine();
      if (step === 'more') return undefined;
      if (step === 'whole') {
        this.state = 'head';
        return this.status;
      }
    }
  }

  private readBody(): 'more' | 'on' | 'whole' {
    const taken = Math.min(this.left, this.held.length);
    this.left -= taken;
    this.held = this.held.subarray(taken);
    if (this.left > 0) return 'more';
    if (this.state === 'length') return 'whole';
    this.state = 'chunkHead';
    return 'on';
  }

  private readLine(): 'more' | 'on' | 'whole' {
    const mark = this.state === 'head' ? headEnd : lineEnd;
    const at = this.held.indexOf(mark);
    if (at < 0) return 'more';
    const text = this.held.toString('latin1', 0, at);
    this.held = this.held.subarray(at + mark.length);
    if (this.state === 'lastLine') return 'whole';
    if (this.state === 'head') return this.readHead(text);
    const size = Number.parseInt(text, 16);
    this.state = size === 0 ? 'lastLine' : 'chunk';
    // A chunk is followed by an end of line.
    this.left = size + lineEnd.length;
    return 'on';
  }

  private readHead(text: string): 'on' {
    this.status = Number(text.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
    this.left = Number(length ?? 0);
    this.state = length === undefined ? 'chunkHead' : 'length';
    return 'on';
  }
}
