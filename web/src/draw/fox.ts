/** The fox, our mark, in a field of 64: left halves; the right ones are their mirror images. */
export const FOX = {
  head: "M32 15Q26.5 15 22 17.2L7.6 5.2Q5.6 3.6 5.4 6.2L5 23Q4.8 34 12 41L28.5 57Q32 60.2 35.5 57L52 41Q59.2 34 59 23L58.6 6.2Q58.4 3.6 56.4 5.2L42 17.2Q37.5 15 32 15Z",
  ear: "M10.4 12.2L18.2 18.8Q13.2 21.2 10.6 25.6Z",
  cheek: "M5.6 29Q15.5 30 22.5 36.8Q29.6 44 32 59.4Q30 58.4 28.5 57L12 41Q6.9 36 5.6 29Z",
  eye: "M17.6 31.2Q20.8 30.4 24.6 34.4Q20.4 36.4 17.6 31.2Z",
  nose: "M27.6 53.2Q32 50.6 36.4 53.2Q36 57.4 32 59.2Q28 57.4 27.6 53.2Z",
  mirror: "matrix(-1 0 0 1 64 0)",
} as const;
