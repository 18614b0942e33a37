import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** What happens to the frames between two phones. */
export interface Weather {
  /** The share that is lost, in percent. */
  readonly loss: number;
  /** Milliseconds, and by how many they vary either way. */
  readonly delay: number;
  readonly jitter: number;
  /** Whether names are resolved: the frames of mDNS. */
  readonly multicast: boolean;
  readonly cut: boolean;
}

/** The network of two phones: frames go from one to the other as its weather allows. */
export interface Wire {
  readonly set: (weather: Partial<Weather>) => void;
  readonly close: () => void;
}

export const CALM: Weather = { loss: 0, delay: 0, jitter: 0, multicast: true, cut: false };

/** Where socat sends a phone's frames, and receives those for it. */
export const PORTS = [
  { wire: 47_010, phone: 47_011 },
  { wire: 47_020, phone: 47_021 },
] as const;

/** 224.0.0.251 and ff02::fb, as Ethernet addresses. */
const MDNS = ['01005e0000fb', '3333000000fb'];

/** @param random a number below 1; for losses and jitter */
export async function layWire(random: () => number): Promise<Wire> {
  let weather = CALM;
  const sockets = PORTS.map(() => createSocket('udp4'));
  const passes = (frame: Buffer) => {
    if (weather.cut || random() * 100 < weather.loss) return false;
    return weather.multicast || !MDNS.includes(frame.subarray(0, 6).toString('hex'));
  };
  for (const [at, { wire }] of PORTS.entries()) {
    const other = PORTS[1 - at];
    const out = sockets[1 - at];
    sockets[at]?.on('message', (frame) => {
      if (other === undefined || !passes(frame)) return;
      const late = weather.delay + (random() * 2 - 1) * weather.jitter;
      const send = () => out?.send(frame, other.phone, '127.0.0.1');
      if (late > 0) setTimeout(send, late);
      else send();
    });
    sockets[at]?.bind(wire, '127.0.0.1');
  }
  await Promise.all(sockets.map((socket) => once(socket, 'listening')));
  return {
    set: (more) => {
      weather = { ...weather, ...more };
    },
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}
