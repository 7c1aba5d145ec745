/* The three inner loops: light on strands, strands to pixels, and depth of field.
 * Colours are linear light, three floats each; images are rows from the top. */
#include <math.h>

static float bell(float x, float width) { return expf(-x * x / (2 * width * width)); }
static float dot(const float *a, const float *b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

/* Adds one light to `out` for each point of a strand, after Marschner's model: R is the white reflection off the
 * surface, TRT the coloured one from inside, TT light shining through, and a soft part for many bounces.
 * `depth` is how much hair lies before the point, seen from the light. */
void shade(long count, const float *tangent, const float *view, const float *colour, const float *depth,
           const float *tilt, const float *gloss, const float *light, const float *power, float veil, float width,
           float *out) {
#pragma omp parallel for
  for (long i = 0; i < count; i++) {
    const float *t = tangent + i * 3, *v = view + i * 3, *c = colour + i * 3;
    float tl = dot(t, light), tv = dot(t, v), lp[3], vp[3];
    for (int k = 0; k < 3; k++) {
      lp[k] = light[k] - tl * t[k];
      vp[k] = v[k] - tv * t[k];
    }
    float around = dot(lp, vp) / (sqrtf(dot(lp, lp) * dot(vp, vp)) + 1e-6f);
    around = around > 1 ? 1 : around < -1 ? -1 : around;
    float ti = asinf(tl > 1 ? 1 : tl < -1 ? -1 : tl), both = ti + asinf(tv > 1 ? 1 : tv < -1 ? -1 : tv);
    float half = sqrtf((1 + around) / 2), scale = .0524f, wide = width * (2 - gloss[i]);
    float R = bell(both - 2 * scale + tilt[i], wide) * half * .42f * gloss[i];
    float TRT = bell(both + 3 * scale + tilt[i], wide * 1.8f) * half * half * 1.15f * (.25f + .75f * gloss[i]);
    float back = around < 0 ? -around : 0, TT = bell(both + scale, width * 1.2f) * back * back * back * .8f;
    float soft = cosf(ti) * (.35f + .35f * around), white[3] = {1, .96f, .9f}, mirror = expf(-.9f * veil * depth[i]);
    for (int k = 0; k < 3; k++) {
      float root = sqrtf(c[k]), pass = expf(-veil * depth[i] * (1.08f - .75f * root));
      out[i * 3 + k] += power[k] * pass *
                        (R * white[k] * mirror + TRT * powf(c[k], .75f) * 1.25f + TT * root + soft * c[k] * .95f);
    }
  }
}

/* Opaque segments (x0 y0 x1 y1 width z0 z1 rgb0 rgb1), nearest wins. Draw several times larger than wanted. */
void draw(const float *segments, long count, float *image, float *depth, int W, int H) {
  const int bands = 48;
#pragma omp parallel for schedule(dynamic, 1)
  for (int band = 0; band < bands; band++) {
    int top = (long)H * band / bands, end = (long)H * (band + 1) / bands;
    for (long i = 0; i < count; i++) {
      const float *s = segments + i * 13;
      float r = s[4] * .5f;
      if (r < .55f) r = .55f;
      float low = fminf(s[1], s[3]) - r, high = fmaxf(s[1], s[3]) + r;
      if (high < top || low >= end) continue;
      float dx = s[2] - s[0], dy = s[3] - s[1], squared = dx * dx + dy * dy;
      if (squared < 1e-8f) continue;
      float inverse = 1 / sqrtf(squared), over = .35f * inverse;
      float left = fminf(s[0], s[2]) - r, right = fmaxf(s[0], s[2]) + r;
      int x0 = left < 0 ? 0 : left, x1 = right > W - 1 ? W - 1 : right;
      int y0 = low < top ? top : low, y1 = high > end - 1 ? end - 1 : high;
      for (int y = y0; y <= y1; y++)
        for (int x = x0; x <= x1; x++) {
          float px = x + .5f - s[0], py = y + .5f - s[1], u = (px * dx + py * dy) / squared;
          if (u < -over || u > 1 + over) continue;
          float off = fabsf(px * dy - py * dx) * inverse;
          if (off > r) continue;
          u = u < 0 ? 0 : u > 1 ? 1 : u;
          float z = s[5] + (s[6] - s[5]) * u;
          long p = (long)y * W + x;
          if (z >= depth[p]) continue;
          depth[p] = z;
          float q = off / r, round = .72f + .28f * sqrtf(1 - q * q);
          for (int k = 0; k < 3; k++) image[p * 3 + k] = (s[7 + k] + (s[10 + k] - s[7 + k]) * u) * round;
        }
    }
  }
}

/* Pearls: x y radius z. Lit from the upper left, with the room's dark hair and bright paper mirrored in them. */
void pearls(const float *list, int count, const float *colour, float *image, float *depth, int W, int H,
            float depth_per_pixel) {
  for (int i = 0; i < count; i++) {
    const float *s = list + i * 4;
    int x0 = fmaxf(0, s[0] - s[2]), x1 = fminf(W - 1, s[0] + s[2]);
    int y0 = fmaxf(0, s[1] - s[2]), y1 = fminf(H - 1, s[1] + s[2]);
    for (int y = y0; y <= y1; y++)
      for (int x = x0; x <= x1; x++) {
        float nx = (x + .5f - s[0]) / s[2], ny = (y + .5f - s[1]) / s[2], flat = nx * nx + ny * ny;
        if (flat >= 1) continue;
        float nz = sqrtf(1 - flat), z = s[3] - nz * s[2] * depth_per_pixel;
        long p = (long)y * W + x;
        if (z >= depth[p]) continue;
        depth[p] = z;
        float key = -.45f * nx - .60f * ny + .66f * nz, rim = powf(1 - nz, 2.5f);
        float glint = powf(fmaxf(0, -.30f * nx - .42f * ny + .857f * nz), 70) * 2.2f;
        float body = .12f + .75f * fmaxf(0, key) + .16f * fmaxf(0, .8f * nx + .3f * ny);
        image[p * 3] = colour[0] * body * (1 - .5f * rim) + glint + .10f * rim;
        image[p * 3 + 1] = colour[1] * body * (1 - .6f * rim) + glint + .05f * rim;
        image[p * 3 + 2] = colour[2] * body * (1 - .6f * rim) + glint * .95f + .03f * rim;
      }
  }
}

/* Each pixel gathers those whose circle of confusion (a radius in pixels) reaches it. */
void focus(const float *image, const float *circle, float *out, int W, int H, int reach) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      float sum[3] = {0, 0, 0}, weights = 0;
      for (int j = -reach; j <= reach; j++)
        for (int i = -reach; i <= reach; i++) {
          int X = x + i, Y = y + j;
          if (X < 0 || Y < 0 || X >= W || Y >= H) continue;
          long q = (long)Y * W + X;
          float c = circle[q] + .5f;
          if (i * i + j * j > c * c) continue;
          float weight = 1 / (c * c);
          weights += weight;
          for (int k = 0; k < 3; k++) sum[k] += weight * image[q * 3 + k];
        }
      for (int k = 0; k < 3; k++) out[((long)y * W + x) * 3 + k] = sum[k] / weights;
    }
}
