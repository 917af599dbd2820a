import type { PersonalityLook } from '@cangkir/core/annual-summary';
import type { ComponentType } from 'react';
import { Bust, Cheeks, Hand, Line, PortraitSheet, Vapour } from './parts.tsx';

/** The portrait of each personality. */
export const PORTRAITS: Readonly<Record<PersonalityLook['portrait'], ComponentType>> = {
  'black-portrait': BlackPortrait,
  'latte-portrait': LattePortrait,
  'explorer-portrait': ExplorerPortrait,
  'sweet-portrait': SweetPortrait,
  'morning-portrait': MorningPortrait,
  'afternoon-portrait': AfternoonPortrait,
  'night-portrait': NightPortrait,
};

/** An elder in a peci and parang batik, with round glasses and a glass of black coffee. */
function BlackPortrait() {
  return (
    <PortraitSheet>
      <Bust skin="#b07a52" shade="#8f5d3b" cloth="#4a2c1d" />
      <g stroke="#e8a33d" strokeWidth="5" strokeLinecap="round">
        <path d="M52 300l26-34M82 312l40-54M118 314l18-26M198 314l36-52M252 300l16-24" />
      </g>
      <path d="M134 222l26 36 26-36 12 6-38 60-38-60Z" fill="#f7eddf" />
      <path d="M96 98C98 30 222 30 224 98l-2 8H98Z" fill="#0c0806" />
      <path d="M96 96h128v9H96Z" fill="#e8a33d" />
      <Line d="M116 118c10-8 26-8 34-2M170 116c10-6 26-6 34 2" colour="#f4ece2" width={7} />
      <g fill="#f7eddf" fillOpacity="0.25" stroke="#e8a33d" strokeWidth="4">
        <circle cx="134" cy="138" r="20" />
        <circle cx="186" cy="138" r="20" />
        <path d="M154 136q6-5 12 0" fill="none" />
      </g>
      <circle cx="136" cy="139" r="5" fill="#1b120d" />
      <circle cx="184" cy="139" r="5" fill="#1b120d" />
      <path d="M160 146l9 18q-9 6-18 0Z" fill="#8f5d3b" />
      <path
        d="M160 168c-18-10-40 0-44 16 16 6 34 2 44-8 10 10 28 14 44 8-4-16-26-26-44-16Z"
        fill="#f4ece2"
      />
      <path d="M138 186h44c0 28-10 38-22 38s-22-10-22-38Z" fill="#f4ece2" />
      <Hand skin="#b07a52" sleeve="#4a2c1d">
        <path d="M-30-44h52l-5 78h-42Z" fill="#f7eddf" fillOpacity="0.85" />
        <path d="M-26-30h44l-4 58h-36Z" fill="#1b0f09" />
        <g transform="translate(-6 -48)">
          <Vapour colour="#f7eddf" />
        </g>
      </Hand>
    </PortraitSheet>
  );
}

/** A calm woman in a milk-brown scarf, both eyes closed over a wide cup with a heart of foam. */
function LattePortrait() {
  return (
    <PortraitSheet>
      <path d="M18 320C22 240 70 214 96 190h128c26 24 74 50 78 130Z" fill="#a86a43" />
      <path
        d="M160 24c64 0 88 54 84 108-3 44-20 78-30 96H106c-10-18-27-52-30-96-4-54 20-108 84-108Z"
        fill="#c98f63"
      />
      <path d="M100 192c30 40 90 40 120 0 18 30 4 74-60 74s-78-44-60-74Z" fill="#b57a4f" />
      <rect x="108" y="62" width="104" height="136" rx="52" fill="#f0c7a0" />
      <path d="M108 104c10-40 94-40 104 0-30-16-74-16-104 0Z" fill="#e3b186" />
      <Line d="M122 134q13 12 26 0M172 134q13 12 26 0" colour="#4a2c1d" width={4.5} />
      <Line d="M120 140l-5 4M200 140l5 4" colour="#4a2c1d" width={3.5} />
      <Cheeks colour="#e08a72" />
      <Line d="M160 142q5 12-3 15" colour="#c98f63" width={3.5} />
      <path d="M143 170q17 16 34 0-4 22-17 22t-17-22Z" fill="#a8493b" />
      <path d="M88 240h144c0 52-28 80-72 80s-72-28-72-80Z" fill="#ffffff" />
      <path d="M226 254c34-4 34 44-8 44" fill="none" stroke="#ffffff" strokeWidth="12" />
      <ellipse cx="160" cy="240" rx="72" ry="17" fill="#f2e4d2" />
      <ellipse cx="160" cy="241" rx="62" ry="12.500" fill="#8a4b2a" />
      <path
        d="M160 251c-22-4-36-8-36-13 0-7 24-8 36-1 12-7 36-6 36 1 0 5-14 9-36 13Z"
        fill="#fff6e9"
      />
      <g fill="#f0c7a0">
        <rect x="72" y="262" width="46" height="17" rx="8.500" transform="rotate(20 95 270)" />
        <rect x="76" y="282" width="46" height="17" rx="8.500" transform="rotate(16 99 290)" />
        <rect x="202" y="262" width="46" height="17" rx="8.500" transform="rotate(-20 225 270)" />
        <rect x="198" y="282" width="46" height="17" rx="8.500" transform="rotate(-16 221 290)" />
      </g>
    </PortraitSheet>
  );
}

/** A fighter with a knotted headband, straws crossed on the back like swords, a belt of small cups. */
function ExplorerPortrait() {
  return (
    <PortraitSheet>
      <g strokeWidth="13" strokeLinecap="round">
        <path d="M46 44l160 220" stroke="#f2b544" />
        <path d="M274 44L114 264" stroke="#fdf3dc" />
        <path d="M46 44l18 25M86 99l18 25M256 69l18-25M216 124l18-25" stroke="#c8573a" />
      </g>
      <path d="M160 18c24 0 32 18 22 34h-44c-10-16-2-34 22-34Z" fill="#20130c" />
      <Bust skin="#c48658" shade="#9f6640" cloth="#f2e3c2" />
      <path d="M104 112C96 44 224 44 216 112c-14-26-98-26-112 0Z" fill="#20130c" />
      <path d="M218 104c34-4 52 10 62 34-22-2-40-8-56-20Z" fill="#c8573a" />
      <path d="M218 110c20 12 30 32 28 58-16-10-26-26-32-46Z" fill="#a8432b" />
      <path d="M100 96h120v22H100Z" fill="#c8573a" />
      <g fill="#fdf3dc">
        <path d="M160 98l6 9-6 9-6-9ZM134 98l6 9-6 9-6-9ZM186 98l6 9-6 9-6-9Z" />
      </g>
      <Line d="M118 132l30 9M202 132l-30 9" colour="#20130c" width={7} />
      <circle cx="137" cy="149" r="6" fill="#20130c" />
      <circle cx="183" cy="149" r="6" fill="#20130c" />
      <Line d="M160 150l6 18h-9" colour="#9f6640" />
      <Line d="M142 182q22 6 36-7" colour="#7a3421" width={5} />
      <Line d="M196 156l12 14" colour="#9f6640" width={3} />
      <path d="M128 222l32 98 32-98 14 4-40 94h-12l-40-94Z" fill="#14503d" />
      <path d="M50 252c66 8 140 34 206 68h-46c-54-26-110-42-168-44Z" fill="#6b3f28" />
      {BELT.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(20)`}>
          <path d="M-12-14h24l-4 28h-16Z" fill="#fdf3dc" />
          <path d="M-13-17h26v7h-26Z" fill="#f2b544" />
        </g>
      ))}
    </PortraitSheet>
  );
}

const BELT = [
  [84, 268],
  [128, 280],
  [172, 298],
] as const;

/** A girl with two buns, a wink and a glass under whipped cream. */
function SweetPortrait() {
  return (
    <PortraitSheet>
      <circle cx="92" cy="64" r="40" fill="#5b2a1c" />
      <circle cx="228" cy="64" r="40" fill="#5b2a1c" />
      <path
        d="M104 84l-24 14M216 84l24 14"
        stroke="#ffd45e"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <Bust skin="#eab38a" shade="#cf9268" cloth="#a8324f" />
      <path
        d="M98 136C86 40 234 40 222 136c-6-26-20-38-38-42-10 12-40 20-58 10-14 6-22 16-28 32Z"
        fill="#5b2a1c"
      />
      <path d="M118 222q42 34 84 0l12 8q-12 32-54 32t-54-32Z" fill="#fff3e6" />
      <Line d="M122 138q12-12 24 0" colour="#3d1a12" width={5} />
      <circle cx="184" cy="140" r="9" fill="#3d1a12" />
      <circle cx="187" cy="137" r="3" fill="#ffffff" />
      <Line d="M196 133l8-4M195 128l5-6" colour="#3d1a12" width={3} />
      <g fill="#f2786b" fillOpacity="0.75">
        <circle cx="122" cy="162" r="12" />
        <circle cx="198" cy="162" r="12" />
      </g>
      <path d="M140 166h40c0 18-8 28-20 28s-20-10-20-28Z" fill="#7a1f30" />
      <path d="M148 184q12-8 24 0-4 10-12 10t-12-10Z" fill="#f2786b" />
      <Hand skin="#eab38a" sleeve="#a8324f">
        <path d="M8-66l18-48" stroke="#1f8a63" strokeWidth="8" strokeLinecap="round" />
        <path d="M-36-50h64l-8 90h-48Z" fill="#fff3e6" />
        <path d="M-33-20h58l-4 56h-50Z" fill="#b3622f" />
        <path d="M-34-26q10 12 20 2t20 2 20-2l-2 24h-56Z" fill="#e7b27c" />
        <path d="M-40-46c-6-18 12-22 14-20 0-18 28-22 34-6 20-6 30 14 22 26Z" fill="#ffffff" />
        <circle cx="-6" cy="-84" r="10" fill="#d0263f" />
      </Hand>
    </PortraitSheet>
  );
}

/** Just out of bed: hair on end, one eye still shut, striped pyjamas, a mug that steams. */
function MorningPortrait() {
  return (
    <PortraitSheet>
      <path
        d="M92 124C74 92 92 78 88 52l28 16 10-36 26 28 22-34 14 34 32-18-4 34 28 4-14 44Z"
        fill="#3a2115"
      />
      <Bust skin="#d29a6c" shade="#b07a4e" cloth="#4f86b8" />
      <g stroke="#f4f8fb" strokeWidth="9">
        <path d="M64 262v58M100 240v80M220 240v80M256 262v58" />
      </g>
      <path
        d="M102 118c2-30 20-48 58-48s56 18 58 48c-12-16-26-24-32-34-10 14-22 16-34 8-14 14-36 10-50 26Z"
        fill="#3a2115"
      />
      <path d="M124 220l36 40 36-40 14 8-22 52-28-18-28 18-22-52Z" fill="#f4f8fb" />
      <circle cx="160" cy="292" r="6" fill="#ffdc93" />
      <Line d="M120 126q14-8 28-2M172 118q14-6 26 4" colour="#3a2115" width={6} />
      <Line d="M122 144q12 8 24 0" colour="#2c170e" width={5} />
      <ellipse cx="184" cy="143" rx="11" ry="8" fill="#ffffff" />
      <circle cx="184" cy="144" r="6" fill="#2c170e" />
      <path d="M171 138q13-8 27 0Z" fill="#b07a4e" />
      <Line d="M122 158q10 6 20 1M176 158q10 5 18 0" colour="#b07a4e" width={3} />
      <ellipse cx="160" cy="182" rx="13" ry="10" fill="#7a2f22" />
      <Hand skin="#d29a6c" sleeve="#4f86b8">
        <path d="M-34-42c-30-4-30 46 2 44" fill="none" stroke="#ffffff" strokeWidth="10" />
        <rect x="-38" y="-54" width="66" height="86" rx="12" fill="#ffffff" />
        <path d="M-38-22h66v16h-66Z" fill="#e26a2c" />
        <ellipse cx="-5" cy="-54" rx="33" ry="8" fill="#e9dcc9" />
        <ellipse cx="-5" cy="-53" rx="27" ry="5.500" fill="#5b3320" />
        <g transform="translate(-6 -60)">
          <Vapour colour="#ffffff" />
        </g>
      </Hand>
    </PortraitSheet>
  );
}

/** In the shade of a wide straw hat and dark glasses, with long hair and an iced drink. */
function AfternoonPortrait() {
  return (
    <PortraitSheet>
      <path
        d="M84 108c-14 60-20 100-40 140 30 14 60 6 74-18h84c14 24 44 32 74 18-20-40-26-80-40-140Z"
        fill="#2b150c"
      />
      <Bust skin="#a9683f" shade="#87502e" cloth="#ff8a5c" />
      <g fill="#ffd9a0">
        {LEAVES.map(([x, y, turn]) => (
          <path
            key={x}
            d="M0-20q14 16 0 36-14-20 0-36Z"
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        ))}
      </g>
      <path d="M130 222l30 40 30-40 14 6-44 66-44-66Z" fill="#fff6e6" />
      <path d="M104 96C96 16 224 16 216 96Z" fill="#e9c27a" />
      <path d="M102 78h116l2 18H100Z" fill="#0d5c68" />
      <path
        d="M22 102c0-18 54-22 138-22s138 4 138 22c0 16-54 16-138 16S22 118 22 102Z"
        fill="#f3d594"
      />
      <Line d="M50 100q110 12 220 0M40 108q120 8 240 0" colour="#d9b066" width={2} />
      <path
        d="M112 128h42c4 26-8 36-20 36-14 0-24-10-22-36ZM166 128h42c2 26-8 36-22 36-12 0-24-10-20-36Z"
        fill="#12212b"
      />
      <path d="M104 128h112v9H104Z" fill="#12212b" />
      <Line d="M120 154l14-20M174 154l14-20" colour="#5fa9b5" width={5} />
      <Line d="M140 180q22 18 42-4" colour="#6d2c1d" width={5} />
      <circle cx="100" cy="166" r="7" fill="#ffb36b" />
      <circle cx="220" cy="166" r="7" fill="#ffb36b" />
      <Hand skin="#a9683f" sleeve="#ff8a5c">
        <path d="M-16-60l-12-50" stroke="#fff6e6" strokeWidth="8" strokeLinecap="round" />
        <circle cx="26" cy="-62" r="24" fill="#ff9a2e" />
        <circle cx="26" cy="-62" r="18" fill="#ffd28a" />
        <path d="M26-80v36M8-62h36M13-75l26 26M39-75L13-49" stroke="#ff9a2e" strokeWidth="2.500" />
        <path d="M-36-60h64l-8 98h-48Z" fill="#e6f4f4" fillOpacity="0.75" />
        <path d="M-33-40h58l-6 74h-46Z" fill="#7a3c1c" />
        <g fill="#e6f4f4" fillOpacity="0.75">
          <rect x="-26" y="-46" width="20" height="20" rx="4" transform="rotate(-12 -16 -36)" />
          <rect x="0" y="-40" width="18" height="18" rx="4" transform="rotate(14 9 -31)" />
        </g>
      </Hand>
    </PortraitSheet>
  );
}

const LEAVES = [
  [62, 282, 30],
  [104, 268, -40],
  [214, 264, 40],
] as const;

/** A night owl in a hood and headphones, wide awake in the light of a tall cup. */
function NightPortrait() {
  return (
    <PortraitSheet>
      <path
        d="M160 20c74 0 100 62 94 130-3 40-14 66-24 90H90c-10-24-21-50-24-90C60 82 86 20 160 20Z"
        fill="#3f3a94"
      />
      <Bust skin="#c99272" shade="#9d6a55" cloth="#4b45a8" />
      <path
        d="M160 40c58 0 76 46 72 100-2 30-8 50-14 64-4-60-10-96-58-96s-54 36-58 96c-6-14-12-34-14-64-4-54 14-100 72-100Z"
        fill="#2c2875"
      />
      <path
        d="M102 128c0-52 30-70 62-70s54 22 54 66c-16-24-44-22-62-40-6 22-36 20-54 44Z"
        fill="#140f2e"
      />
      <path d="M82 136C70 22 250 22 238 136" fill="none" stroke="#c9b6ff" strokeWidth="12" />
      <rect x="70" y="120" width="30" height="54" rx="14" fill="#c9b6ff" />
      <rect x="220" y="120" width="30" height="54" rx="14" fill="#c9b6ff" />
      <ellipse cx="136" cy="144" rx="15" ry="14" fill="#ffffff" />
      <ellipse cx="184" cy="144" rx="15" ry="14" fill="#ffffff" />
      <circle cx="139" cy="146" r="8" fill="#140f2e" />
      <circle cx="187" cy="146" r="8" fill="#140f2e" />
      <circle cx="142" cy="143" r="3" fill="#ffffff" />
      <circle cx="190" cy="143" r="3" fill="#ffffff" />
      <Line d="M124 164q12 6 24 0M172 164q12 6 24 0" colour="#8a5560" width={3.5} />
      <Line d="M144 184q16 8 32 0" colour="#6d2c3a" width={4.5} />
      <Line d="M138 236v44M182 236v44" colour="#c9b6ff" width={5} />
      <Hand skin="#c99272" sleeve="#4b45a8">
        <path d="M-34-62h56l-8 98h-40Z" fill="#f1edff" />
        <path d="M-32-30h52l-4 40h-44Z" fill="#6a5be0" />
        <path d="M-4-24a13 13 0 1 0 8 22 11 11 0 1 1-8-22Z" fill="#ffd97a" />
        <path d="M-38-74h64v14h-64Z" fill="#140f2e" />
      </Hand>
    </PortraitSheet>
  );
}
