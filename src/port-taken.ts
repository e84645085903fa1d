/** A port that another program holds; the message is all a person needs. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
  constructor(variable: string, port: number) {
    super(`Port ${port} (${variable}) is already in use. Stop what holds it, or set ${variable} to another port.`);
  }
}
